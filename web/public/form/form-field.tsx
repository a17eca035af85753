import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import styles from '#web/styles/form.module.css';
import { AlertIcon } from './alert-icon.tsx';

type Input = InputHTMLAttributes<HTMLInputElement>;

interface FormFieldProps {
  id: string;
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  /** Lines of a longer text. */
  rows?: number | undefined;
  type?: HTMLInputTypeAttribute | undefined;
  inputMode?: Input['inputMode'];
  autoComplete: string;
  required: boolean;
  maxLength: number;
  value?: string | undefined;
  /** Its place is there when it is empty, and not when it is undefined. */
  error?: string | undefined;
  /** The value of `aria-invalid`, for which the build puts a placeholder. */
  invalid?: string | undefined;
  className?: string | undefined;
}

export function FormField(props: FormFieldProps) {
  const { id, label, hint, error, rows, type = 'text', inputMode, className = '' } = props;
  const hasErrorPlace = error !== undefined;
  const described = [hint && `${id}-hint`, hasErrorPlace && `${id}-error`].filter(Boolean);
  const control = {
    id,
    name: props.name,
    autoComplete: props.autoComplete,
    required: props.required,
    defaultValue: props.value,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': props.invalid as 'true' | undefined,
  };
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      {/* A long text that was pasted is refused with a reason: `maxLength` would cut it silently. */}
      {rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} type={type} inputMode={inputMode} maxLength={props.maxLength} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {hasErrorPlace && (
        <p className={styles.error} id={`${id}-error`}>
          <AlertIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
