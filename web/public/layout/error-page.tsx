import { isRouteErrorResponse } from 'react-router';
import shared from '#web/styles/public.module.css';
import styles from './error-page.module.css';
import { Logo } from './header/logo.tsx';

/** For the case that the frame itself has failed: it stands alone. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className={styles.page}>
      <a href="/" className={styles.home}>
        <Logo />
        <span className={shared.spoken}> home</span>
      </a>
      <ErrorDetails error={error} />
    </main>
  );
}

/** Plain links: after an error the page is better loaded anew. */
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
  // In a production build a stack names nothing that a visitor could use.
  if (error instanceof Error) {
    return { message: error.message, stack: import.meta.env.DEV ? error.stack : undefined };
  }
  return { message: String(error) };
}
