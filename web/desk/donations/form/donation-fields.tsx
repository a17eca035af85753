import { useMessages } from '../../../messages/store.ts';
import type { Option } from '../../../ui/forms/controls/option.ts';
import type { Span } from '../../../ui/forms/field.tsx';
import type { BoundField } from '../../../ui/forms/use-form.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/value-fields.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import type { DonationValues } from './donation-values.ts';

interface DonationFieldProps extends BoundField {
  name: keyof DonationValues;
  span?: Span;
  required?: boolean;
  hint?: string;
  /** Replaces the hint, and refuses nothing. */
  warning?: string | undefined;
}

interface LineFieldProps extends DonationFieldProps {
  type?: 'date' | 'email' | 'tel';
  inputMode?: 'decimal';
  max?: string;
  /** Several lines. */
  long?: boolean;
}

export function LineField({ long, type, inputMode, max, ...rest }: LineFieldProps) {
  const t = useMessages();
  const { name, required = false, value } = rest;
  const label = t.donations.labels[name];
  const field = { ...rest, id: name, label, optional: !required, lang: langOf(value) };
  return long ? (
    <TextAreaField {...field} autoComplete="off" rows={2} />
  ) : (
    <TextField {...field} type={type ?? 'text'} inputMode={inputMode} max={max} />
  );
}

interface ChoiceFieldProps extends DonationFieldProps {
  options: readonly Option[];
  empty?: string;
}

export function ChoiceField(props: ChoiceFieldProps) {
  const t = useMessages();
  return <SelectField id={props.name} label={t.donations.labels[props.name]} {...props} />;
}
