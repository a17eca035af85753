import type { ReactNode } from 'react';
import styles from './empty.module.css';

interface EmptyStateProps {
  picture: string;
  title: string;
  /** 1 where it is all that the screen says. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** One small figure, one sentence, one way on. */
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
