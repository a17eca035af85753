import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { langOf } from '../../ui/script.ts';
import styles from '../layout/page-head.module.css';

interface BackLinkProps {
  to: string;
  state?: object;
  children: string;
}

export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link to={to} state={state} className={styles.back}>
      <ArrowLeft size={20} /> <span lang={langOf(children)}>{children}</span>
    </Link>
  );
}
