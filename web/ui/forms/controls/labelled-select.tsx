import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import styles from './labelled-select.module.css';
import type { Option } from './option.ts';

interface LabelledSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly Option[];
  /** Replaces the label on a phone. */
  icon?: ReactNode;
  onChange: (value: string) => void;
}

export function LabelledSelect({
  label,
  name,
  value,
  options,
  icon,
  onChange,
}: LabelledSelectProps) {
  return (
    <label className={classes(styles.pick, icon !== undefined && styles.small)}>
      <span className={styles.name} data-long={label.length > 5 ? '' : undefined}>
        <span className={styles.text}>{label}</span>
        {icon}
      </span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
