import type { ReactNode } from 'react';
import { useMessages } from '../../messages/store.ts';
import { classes } from '../classes.ts';
import styles from './description-list.module.css';

export function DescriptionList({
  narrow = false,
  children,
}: {
  narrow?: boolean;
  children: ReactNode;
}) {
  return <dl className={classes(styles.facts, narrow && styles.narrow)}>{children}</dl>;
}

export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function DescriptionText({ children }: { children: string }) {
  const t = useMessages();
  return children === '' ? <span className={styles.missing}>{t.ui.notGiven}</span> : children;
}
