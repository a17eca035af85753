// What the desk's page shows before its script and its first answer are there. It stands in the
// built page itself, so it takes nothing along that the public pages would have to carry.
import { useSyncExternalStore } from 'react';
import { loadingText } from '../../public/layout/loading-text.ts';
import { DeskBrand } from './brand.tsx';
import styles from './fallback.module.css';

export function DeskFallback() {
  const text = useSyncExternalStore(
    subscribeToNothing,
    () => loadingText(location.pathname),
    () => loadingText(''),
  );
  return (
    <>
      <header className={styles.header}>
        <div>
          <DeskBrand />
        </div>
      </header>
      <main className={styles.main}>
        <p role="status">{text}</p>
        <noscript>
          The volunteer area needs JavaScript. Please switch it on and load this page again.
        </noscript>
      </main>
    </>
  );
}

function subscribeToNothing() {
  return () => {};
}
