import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { langOf } from '../../ui/script.ts';
import styles from '../layout/page-head.module.css';
import { IMAGES } from '../session/guard.ts';

interface DashboardHeadProps {
  title: string;
  actor: SignedInUser;
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
      {actor.is_admin || children ? (
        <div className={styles.acts}>
          {actor.is_admin ? (
            <ButtonLink to={IMAGES}>
              <Images size={20} /> Image Manager
            </ButtonLink>
          ) : null}
          {children}
        </div>
      ) : null}
    </div>
  );
}
