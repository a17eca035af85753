import type { FormField as FieldRules } from '#domain/enquiries/forms.ts';
import { FormField } from '../form/form-field.tsx';
import type { RejectedField } from './rejected.ts';
import styles from './site-form.module.css';

export interface FieldLook {
  label: string;
  hint?: string;
  autoComplete?: string;
  type?: 'email' | 'tel' | 'date';
  inputMode?: 'decimal';
  /** Two of them share a row. */
  half?: boolean;
}

interface SiteFormFieldProps extends FieldRules, FieldLook {
  id: string;
  optionalMark: string;
  rejected: RejectedField | undefined;
}

export function SiteFormField(props: SiteFormFieldProps) {
  const { id, name, label, hint, max, kind, optional, half, optionalMark, rejected } = props;
  const mark = optional && <span className={styles.optional}>{` (${optionalMark})`}</span>;
  return (
    <FormField
      id={id}
      name={name}
      label={
        <>
          {label}
          {mark}
        </>
      }
      hint={hint}
      rows={kind === 'lines' ? 4 : undefined}
      type={props.type}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete ?? 'off'}
      required={!optional}
      maxLength={max}
      className={half ? styles.half : styles.whole}
      {...rejected}
    />
  );
}
