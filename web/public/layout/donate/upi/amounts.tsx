import { useId } from 'react';
import { useLayoutWords } from '../../layout-context.ts';
import { useHydrated } from '../../use-hydrated.ts';
import styles from './amounts.module.css';
import { inRupees } from './in-rupees.ts';

export const OTHER = 'other';

interface AmountsProps {
  /** Rupees, OTHER or nothing yet. */
  chosen: string;
  typed: string;
  isWrong: boolean;
  onChoose: (amount: string) => void;
  onType: (text: string) => void;
}

/** The suggested amounts, and what each can do. Without script they are text only. */
export function Amounts({ chosen, typed, isWrong, onChoose, onType }: AmountsProps) {
  const { bank, donation } = useLayoutWords();
  const { giving } = donation;
  const hydrated = useHydrated();
  const id = useId();
  const amounts = [
    ...bank.amounts.map(({ rupees, does }) => ({
      value: String(rupees),
      title: inRupees(rupees),
      text: does,
    })),
    { value: OTHER, title: giving.other, text: giving.other_hint },
  ];
  return (
    <fieldset className={styles.amounts} disabled={!hydrated}>
      <legend>{giving.amounts}</legend>
      <div className={styles.cells}>
        {amounts.map(({ value, title, text }) => (
          <label key={value} className={styles.cell}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <b>{title}</b>
            <small>{text}</small>
          </label>
        ))}
      </div>
      {chosen === OTHER && (
        <div className={styles.other} data-wrong={isWrong || undefined}>
          <label htmlFor={`${id}-other`}>{giving.other_label}</label>
          <input
            id={`${id}-other`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-error`}
            onChange={(event) => onType(event.currentTarget.value)}
          />
          <p id={`${id}-error`} role="alert">
            {isWrong && giving.other_error}
          </p>
        </div>
      )}
    </fieldset>
  );
}
