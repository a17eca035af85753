import type { QueryField as Name } from '#domain/query.ts';
import { ContactIcon } from './contact-icon.tsx';
import { FIELDS, idOf, longest } from './form-fields.ts';
import styles from './query-form.module.css';

interface QueryFieldProps {
  name: Name;
  /** What is wrong with it; empty when nothing is. */
  error: string;
  value?: string | undefined;
}

export function QueryField({ name, error, value }: QueryFieldProps) {
  const { label, autoComplete, type } = FIELDS[name];
  const id = idOf(name);
  const control = {
    id,
    name,
    autoComplete,
    required: true,
    maxLength: longest(name),
    defaultValue: value,
    'aria-describedby': `${id}-error`,
    'aria-invalid': error !== '' || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {name === 'message' ? (
        <textarea {...control} rows={6} />
      ) : (
        <input {...control} type={type ?? 'text'} />
      )}
      <p className={styles.error} id={`${id}-error`}>
        <ContactIcon name="alert" />
        <span>{error}</span>
      </p>
    </div>
  );
}
