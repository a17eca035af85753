import { useMessages } from '../../../messages/store.ts';
import { Select, TextArea, TextInput } from '../../../ui/forms/control.tsx';
import { Field, type Span } from '../../../ui/forms/field.tsx';
import type { Option } from '../../../ui/forms/option.ts';
import type { BoundField } from '../../../ui/forms/use-form.ts';
import { langOf } from '../../../ui/text/script.ts';
import type { DonationValues } from './donation-values.ts';

interface DonationFieldProps extends BoundField {
  name: keyof DonationValues;
  span?: Span;
  required?: boolean;
  hint?: string;
}

interface LineFieldProps extends DonationFieldProps {
  type?: 'date' | 'email' | 'tel';
  inputMode?: 'decimal';
  max?: string;
  /** With several lines. */
  long?: boolean;
}

export function LineField(props: LineFieldProps) {
  const t = useMessages();
  const { name, span, required, hint, type, inputMode, max, long, value, error, onChange } = props;
  return (
    <Field
      id={name}
      label={t.donations.labels[name]}
      span={span}
      {...(required ? { required } : { optional: true })}
      note={hint ? { kind: 'hint', text: hint } : undefined}
      error={error}
    >
      {(wiring) => {
        const control = { ...wiring, name, autoComplete: 'off', value, lang: langOf(value) };
        return long ? (
          <TextArea {...control} rows={2} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <TextInput
            {...control}
            type={type ?? 'text'}
            inputMode={inputMode}
            max={max}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      }}
    </Field>
  );
}

interface ChoiceFieldProps extends DonationFieldProps {
  options: readonly Option[];
  empty?: string;
}

export function ChoiceField(props: ChoiceFieldProps) {
  const t = useMessages();
  const { name, span, required, hint, options, empty, value, error, onChange } = props;
  return (
    <Field
      id={name}
      label={t.donations.labels[name]}
      span={span}
      {...(required && { required })}
      note={hint ? { kind: 'hint', text: hint } : undefined}
      error={error}
    >
      {(wiring) => (
        <Select
          {...wiring}
          name={name}
          value={value}
          options={options}
          {...(empty !== undefined && { empty })}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
