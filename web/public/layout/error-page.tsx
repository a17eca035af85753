import { isRouteErrorResponse } from 'react-router';
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
        <span className={shared.spoken}> home</span>
      </a>
      <ErrorDetails error={error} />
    </main>
  );
}

/** Plain links load a new document, the safer way on after an error. */
export function ErrorDetails({ error }: { error: unknown }) {
  const { message, stack } = detailsOf(error);
  return (
    <div className={styles.words}>
      <div role="alert">
        <h1>Unexpected Application Error!</h1>
        <p className={styles.message}>{message}</p>
      </div>
      {stack && <pre className={styles.stack}>{stack}</pre>}
      <p>
        Something on our side went wrong; nothing that you did. Loading the page again often helps.
      </p>
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

function detailsOf(error: unknown): { message: string; stack?: string | undefined } {
  if (isRouteErrorResponse(error)) {
    return { message: `${error.status} ${error.statusText || error.data}`.trim() };
  }
  // Stacks of a production build are of no use to visitors.
  if (error instanceof Error) {
    return { message: error.message, stack: import.meta.env.DEV ? error.stack : undefined };
  }
  return { message: String(error) };
}
