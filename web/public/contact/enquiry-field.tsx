import type { EnquiryField as Name } from '#domain/enquiries/enquiry.ts';
import styles from '#web/styles/form.module.css';
import { ContactIcon } from './contact-icon.tsx';
import { FIELDS, idOf, maxLengthOf } from './form-fields.ts';

interface EnquiryFieldProps {
  label: string;
  name: Name;
  error: string;
  invalid?: string | undefined;
  value?: string | undefined;
}

export function EnquiryField({ name, label, error, invalid = 'true', value }: EnquiryFieldProps) {
  const { autoComplete, type } = FIELDS[name];
  const id = idOf(name);
  const marks: Record<string, string> = error ? { 'aria-invalid': invalid } : {};
  const control = {
    id,
    name,
    autoComplete,
    required: true,
    maxLength: maxLengthOf(name),
    defaultValue: value,
    'aria-describedby': `${id}-error`,
    ...marks,
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
