import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** The page's h1. */
  children: ReactNode;
  /** A sentence on what the page is for. */
  about?: ReactNode;
  /** The most important facts of the record: badges and dates. */
  facts?: ReactNode;
  /** Buttons and links beside the heading. */
  actions?: ReactNode;
}

export function PageHead({ children, about, facts, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        {children}
        {about ? <p>{about}</p> : null}
        {facts ? <p className={styles.facts}>{facts}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
