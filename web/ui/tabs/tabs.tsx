import { Link } from 'react-router';
import { formatNumber } from '../../messages/plural.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './tabs.module.css';

interface Tab {
  name: string;
  to: string;
  current: boolean;
  /** A figure, and the word that screen readers hear with it. */
  badge?: { count: number; word: string } | undefined;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ name, to, current, badge }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
          {name}
          {badge ? (
            <span className={styles.waiting}>
              {formatNumber(badge.count)}
              <VisuallyHidden> {badge.word}</VisuallyHidden>
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
