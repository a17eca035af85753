// Fields with one control, for the result of useForm's `bind`.
import type { ComponentProps } from 'react';
import { Select, TextArea, TextInput } from './controls/control.tsx';
import { Field, type FieldProps } from './field.tsx';

type ValueFieldProps = Pick<
  FieldProps,
  'id' | 'label' | 'span' | 'optional' | 'required' | 'error' | 'offer'
> & {
  hint?: string | undefined;
  /** Replaces the hint, and refuses nothing. */
  warning?: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** The other properties go to the control, whose name is the field's id by default. */
type With<Control> = ValueFieldProps & Omit<Control, keyof ValueFieldProps>;

export function TextField(props: With<ComponentProps<typeof TextInput>>) {
  const { field, onChange, ...control } = split(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <TextInput
          name={field.id}
          autoComplete="off"
          {...control}
          {...wiring}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

export function TextAreaField(props: With<ComponentProps<typeof TextArea>>) {
  const { field, onChange, ...control } = split(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <TextArea
          name={field.id}
          {...control}
          {...wiring}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

export function SelectField(props: With<ComponentProps<typeof Select>>) {
  const { field, onChange, ...control } = split(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <Select
          name={field.id}
          {...control}
          {...wiring}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function split<Props extends ValueFieldProps>(props: Props) {
  const { id, label, span, optional, required, error, offer, hint, warning, ...control } = props;
  const hintNote: FieldProps['note'] = hint ? { kind: 'hint', text: hint } : undefined;
  const note: FieldProps['note'] = warning ? { kind: 'warning', text: warning } : hintNote;
  return { field: { id, label, span, optional, required, error, offer, note }, ...control };
}
