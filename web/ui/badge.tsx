import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classes } from './classes.ts';

interface BadgeProps {
  kind:
    | 'new'
    | 'plain'
    | 'on'
    | 'off'
    | 'gone'
    | 'waiting'
    | 'going'
    | 'needs'
    | 'draft'
    | 'strong';
  children: ReactNode;
}

export function Badge({ kind, children }: BadgeProps) {
  return <span className={classes(styles.badge, styles[kind])}>{children}</span>;
}
