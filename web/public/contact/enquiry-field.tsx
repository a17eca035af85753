import type { EnquiryField as Name } from '#domain/enquiries/enquiry.ts';
import { FormField } from '../form/form-field.tsx';
import { FIELDS, idOf, maxLengthOf } from './form-fields.ts';

interface EnquiryFieldProps {
  label: string;
  name: Name;
  error: string;
  invalid?: string | undefined;
  value?: string | undefined;
}

export function EnquiryField({ name, error, invalid = 'true', ...field }: EnquiryFieldProps) {
  return (
    <FormField
      {...FIELDS[name]}
      {...field}
      id={idOf(name)}
      name={name}
      required
      maxLength={maxLengthOf(name)}
      error={error}
      invalid={error ? invalid : undefined}
    />
  );
}
