import type { FormField } from '#domain/enquiries/forms.ts';
import styles from '#web/styles/form.module.css';
import { ContactIcon } from '../contact/contact-icon.tsx';
import type { RejectedField } from './rejected.ts';
import own from './site-form.module.css';

export interface FieldLook {
  label: string;
  hint?: string;
  autoComplete?: string;
  type?: 'email' | 'tel' | 'date';
  inputMode?: 'decimal';
  /** Two of them share a row. */
  half?: boolean;
}

interface SiteFormFieldProps extends FormField, FieldLook {
  id: string;
  optionalMark: string;
  rejected: RejectedField | undefined;
}

export function SiteFormField(props: SiteFormFieldProps) {
  const { id, name, label, hint, max, kind, optional, half, optionalMark, rejected } = props;
  const described = [hint && `${id}-hint`, rejected && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    autoComplete: props.autoComplete ?? 'off',
    required: !optional,
    maxLength: max,
    defaultValue: rejected?.value,
    'aria-describedby': described || undefined,
    'aria-invalid': rejected?.invalid as 'true' | undefined,
  };
  return (
    <div className={`${styles.field} ${half ? own.half : own.whole}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={own.optional}>{` (${optionalMark})`}</span>}
      </label>
      {kind === 'lines' ? (
        <textarea {...control} rows={4} />
      ) : (
        <input {...control} type={props.type ?? 'text'} inputMode={props.inputMode} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={own.hint}>
          {hint}
        </p>
      )}
      {rejected && (
        <p className={styles.error} id={`${id}-error`}>
          <ContactIcon name="alert" />
          <span>{rejected.error}</span>
        </p>
      )}
    </div>
  );
}
