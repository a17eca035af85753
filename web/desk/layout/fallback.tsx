// The desk's page before hydration, as part of the built HTML. It imports nothing that the public pages would
// have to download with it.
import { useSyncExternalStore } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { DeskBrand } from './brand.tsx';
import styles from './fallback.module.css';
import { loadingText } from './loading-text.ts';
import { NoScript } from './no-script.tsx';

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
          <DeskBrand>
            <Logo />
          </DeskBrand>
        </div>
      </header>
      <main className={styles.main}>
        <p role="status">{text}</p>
        <NoScript />
      </main>
    </>
  );
}

function subscribeToNothing() {
  return () => {};
}
