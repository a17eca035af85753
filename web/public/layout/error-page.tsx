import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useNavigationType } from 'react-router';
import { trustName } from '#web/site-facts.ts';
import shared from '#web/styles/public.module.css';
import styles from './error-page.module.css';
import { Logo } from './header/logo.tsx';

const NO_PAGE = 'There is no page at this address.';
const OUR_FAULT = 'Something on our side went wrong. Loading the page again often helps.';

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

/** These links load a new document, the safer way on after an error. */
export function ErrorDetails({ error }: { error: unknown }) {
  const isOfLink = useNavigationType() !== 'POP';
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  // The server has a page for links to what has gone, in every language.
  const isReloading = isMissing && isOfLink;
  useEffect(() => {
    if (isReloading) location.reload();
  }, [isReloading]);
  if (isReloading) return null;
  return (
    <div className={styles.words}>
      <div role="alert">
        <h1>Unexpected Application Error!</h1>
        <p className={styles.message}>{messageOf(error)}</p>
      </div>
      <p>{isMissing ? NO_PAGE : OUR_FAULT}</p>
      <ul>
        <li>
          <Link to="/" reloadDocument>
            Back to home
          </Link>
        </li>
        <li>
          <Link to="/contact" reloadDocument>
            Tell us about it
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** Without the body of the reply, which is a whole page or JSON. */
function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText || 'Error'}`;
  return error instanceof Error ? error.message : String(error);
}
