import { formatNumber } from '../../messages/plural.ts';
import styles from './figures.module.css';

interface Figure {
  name: string;
  count: number;
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, count }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
