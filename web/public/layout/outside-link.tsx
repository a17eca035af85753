import type { ReactNode } from 'react';
import shared from '#web/styles/public.module.css';
import { Icon } from './icon.tsx';
import styles from './outside-link.module.css';

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external-link" className={styles.mark} />
      <span className={shared.spoken}> (opens in a new tab)</span>
    </a>
  );
}
