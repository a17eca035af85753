import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classes } from './classes.ts';

interface BadgeProps {
  kind:
    | 'new'
    | 'plain'
    | 'success'
    | 'inactive'
    | 'deleted'
    | 'waiting'
    | 'sending'
    | 'attention'
    | 'draft'
    | 'strong';
  children: ReactNode;
}

export function Badge({ kind, children }: BadgeProps) {
  return <span className={classes(styles.badge, styles[kind])}>{children}</span>;
}
