import { useEffect } from 'react';
import { isRouteErrorResponse, useHref } from 'react-router';
import { trustName } from '#web/site-facts.ts';
import shared from '#web/styles/public.module.css';
import styles from './error-page.module.css';
import { Logo } from './header/logo.tsx';

const NO_PAGE = 'There is no page at this address. These lead on:';
const OUR_FAULT =
  'Something on our side went wrong; nothing that you did. Loading the page again often helps.';

/** Has no layout around it: the layout itself may have failed. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className={styles.page}>
      <a href="/" className={styles.home}>
        <Logo name={trustName('short_name')} hindiName={trustName('hindi_name')} />
        <span className={shared.srOnly}> home</span>
      </a>
      <ErrorDetails error={error} />
    </main>
  );
}

/** Plain links load a new document, the safer way on after an error. */
export function ErrorDetails({ error }: { error: unknown }) {
  const home = useHref('/');
  const contact = useHref('/contact');
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    // A link to a page that has gone: the server has a page for that, in every language.
    if (isMissing && !isLoadedHere()) location.reload();
  }, [isMissing]);
  return (
    <div className={styles.words}>
      <div role="alert">
        <h1>Unexpected Application Error!</h1>
        <p className={styles.message}>{messageOf(error)}</p>
      </div>
      <p>{isMissing ? NO_PAGE : OUR_FAULT}</p>
      <ul>
        <li>
          <a href={home}>Back to home</a>
        </li>
        <li>
          <a href={contact}>Tell us about it</a>
        </li>
      </ul>
    </div>
  );
}

/** The document itself comes from this address, not from that of an earlier screen. */
function isLoadedHere(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document?.name.split('#', 1)[0] === location.href.split('#', 1)[0];
}

/** Without the body of the reply, which is a whole page or JSON. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
