import type { ReactNode } from 'react';
import shared from '#web/styles/public.module.css';
import { useFrame } from './frame.ts';
import { Icon } from './icon.tsx';
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
  const { footer } = useFrame();
  return <span className={shared.visuallyHidden}>{` ${footer.new_tab}`}</span>;
}
