import { Link } from 'react-router';
import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { name: string; to: string; current: boolean }[];
}

/** Links: each tab has an address of its own. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ name, to, current }) => (
        <Link key={name} to={to} aria-current={current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
