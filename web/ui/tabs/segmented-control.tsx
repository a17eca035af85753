import type { ReactNode } from 'react';
import { formatNumber } from '../../messages/plural.ts';
import type { Option } from '../forms/controls/option.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './segmented-control.module.css';

interface SegmentedControlProps {
  legend: string;
  name: string;
  value: string;
  options: readonly (Option & {
    count?: number | undefined;
    icon?: ReactNode;
    /** The language of the label, if it is another one. */
    lang?: string;
  })[];
  onChange: (value: string) => void;
}

export function SegmentedControl({
  legend,
  name,
  value,
  options,
  onChange,
}: SegmentedControlProps) {
  return (
    <fieldset className={styles.segments}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.lang ? <span lang={option.lang}>{option.label}</span> : option.label}
          {option.count === undefined ? null : (
            <span className={styles.count}>{formatNumber(option.count)}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
