import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useNavigationType } from 'react-router';
import { trustName } from '#web/site-facts.ts';
import shared from '#web/styles/public.module.css';
import styles from './error-page.module.css';
import { Logo } from './header/logo.tsx';

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
  const type = useNavigationType();
  useEffect(() => {
    // The server has a page for links to what has gone, in every language.
    if (type !== 'POP' && isRouteErrorResponse(error)) location.reload();
  }, [type, error]);
  return (
    <div className={styles.words}>
      <div role="alert">
        <h1>Unexpected Application Error!</h1>
        <p className={styles.message}>{messageOf(error)}</p>
      </div>
      <p>
        Something on our side went wrong; nothing that you did. Loading the page again often helps.
      </p>
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
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
