import type { ReactNode } from 'react';
import type { SignedIn } from '#domain/volunteer.ts';
import { langOf } from '../ui/script.ts';
import styles from './head.module.css';

interface DashboardHeadProps {
  title: string;
  actor: SignedIn;
  children?: ReactNode;
}

export function DashboardHead({ title, actor, children }: DashboardHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1>{title}</h1>
        <p>
          Welcome, <span lang={langOf(actor.name)}>{actor.name}</span>
        </p>
      </div>
      {children ? <div className={styles.acts}>{children}</div> : null}
    </div>
  );
}
