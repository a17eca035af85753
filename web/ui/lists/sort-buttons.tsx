import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMessages } from '../../messages/store.ts';
import styles from '../tabs/segmented-control.module.css';

interface SortButtonsProps<Sort extends string> {
  sorts: readonly { value: Sort; label: string }[];
  sort: Sort;
  direction: 'ascending' | 'descending';
  onChoose: (sort: Sort) => void;
}

export function SortButtons<Sort extends string>(props: SortButtonsProps<Sort>) {
  const { sorts, sort, direction, onChoose } = props;
  const t = useMessages();
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <fieldset className={styles.segments} aria-label={t.ui.sortBy}>
      {sorts.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.segment}
          aria-pressed={value === sort}
          aria-label={value === sort ? `${label}, ${t.ui[direction]}` : undefined}
          onClick={() => onChoose(value)}
        >
          {label}
          {value === sort ? <Arrow size={16} /> : null}
        </button>
      ))}
    </fieldset>
  );
}
