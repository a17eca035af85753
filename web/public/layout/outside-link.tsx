import type { ReactNode } from 'react';
import shared from '#web/styles/public.module.css';
import { Icon } from './icon.tsx';
import { useLayoutWords } from './layout-context.ts';
import styles from './outside-link.module.css';

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external-link" className={styles.mark} />
      <NewTab />
    </a>
  );
}

/** For screen readers. */
export function NewTab() {
  const { footer } = useLayoutWords();
  return <span className={shared.srOnly}>{` ${footer.new_tab}`}</span>;
}
