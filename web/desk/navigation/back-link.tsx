import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from '../layout/page-head.module.css';
import { BACK } from './use-scroll-position.ts';

interface BackLinkProps {
  to: string;
  /** For a record; a link to a list restores its scroll position. */
  state?: object;
  /** A name or a label. */
  children: ReactNode;
}

export function BackLink({ to, state = BACK, children }: BackLinkProps) {
  return (
    <Link to={to} state={state} className={styles.back}>
      <ArrowLeft size={20} /> <span>{children}</span>
    </Link>
  );
}
