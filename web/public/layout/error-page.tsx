import { isRouteErrorResponse } from 'react-router';
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
  return (
    <div className={styles.words}>
      <div role="alert">
        <h1>Unexpected Application Error!</h1>
        <p className={styles.message}>{messageOf(error)}</p>
      </div>
      <p>{isMissing(error) ? NO_PAGE : OUR_FAULT}</p>
      <ul>
        <li>
          <a href="/">Back to home</a>
        </li>
        <li>
          <a href="/contact">Tell us about it</a>
        </li>
      </ul>
    </div>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    return `${error.status} ${error.statusText || error.data}`.trim();
  }
  return error instanceof Error ? error.message : String(error);
}
