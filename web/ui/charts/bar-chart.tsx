import { sumOf } from '#domain/collections/sum-of.ts';
import { formatNumber } from '../../messages/plural.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './bar-chart.module.css';

const MAX_HEIGHT = 120;

interface Bar {
  key: string;
  label: string;
  /** Stacked, the first at the bottom. */
  parts: readonly number[];
  /** Between the bar's number and its label, for screen readers. */
  spoken: string;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** Names the parts; without it a bar is a single part. */
  legend?: readonly string[];
}

/** A list for screen readers, drawn as bars. The last bar is the current one. */
export function BarChart({ bars, legend = [] }: BarChartProps) {
  const totals = bars.map(({ parts }) => sumOf(parts));
  const scale = MAX_HEIGHT / Math.max(1, ...totals);
  return (
    <div className={styles.room}>
      {legend.length > 0 ? (
        <ul className={styles.legend}>
          {legend.map((name, part) => (
            <li key={name} data-part={part}>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <ol className={styles.bars} data-stacked={legend.length > 0 ? '' : undefined}>
        {bars.map(({ key, label, parts, spoken }, index) => (
          <li key={key} className={styles.bar}>
            <span className={styles.count}>
              {formatNumber(totals[index] ?? 0)}
              <VisuallyHidden>{spoken}</VisuallyHidden>
            </span>
            {parts
              .map((count, part) => (
                <span
                  key={legend[part] ?? part}
                  className={styles.part}
                  data-part={part}
                  style={{ height: count * scale }}
                />
              ))
              .reverse()}
            <span className={styles.label}>{label}</span>
            {legend.length > 0 ? (
              <VisuallyHidden>
                {legend
                  .map((name, part) => `${name}: ${formatNumber(parts[part] ?? 0)}`)
                  .join(', ')}
              </VisuallyHidden>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
