import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  picture: string;
  title: string;
  /** 1 if the screen has no other heading. */
  level?: 1 | 2;
  children?: ReactNode;
}

export function EmptyState({ picture, title, level = 2, children }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <img src={picture} alt="" width={176} height={90} />
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}
