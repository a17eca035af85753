import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field, type FieldProps } from '../../ui/forms/field.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import type { CheckboxField, FormField as Description } from './chapters/fields.ts';
import { FieldControl } from './field-control.tsx';
import type { SurveyValues } from './values.ts';

export type OnChange = (name: keyof SurveyValues, value: string | boolean) => void;

interface FormFieldProps {
  field: Description;
  values: SurveyValues;
  error: string | undefined;
  onChange: OnChange;
}

export function FormField({ field, values, error, onChange }: FormFieldProps) {
  if (field.kind === 'tick') {
    return (
      <Checkbox
        id={field.name}
        name={field.name}
        label={field.label}
        hint={field.hint}
        span={field.span}
        checked={values[field.name]}
        onChange={(checked) => onChange(field.name, checked)}
      />
    );
  }
  const { name } = field;
  const props = fieldProps(field, values, error);
  const write = (text: string) => onChange(name, text);
  if (field.kind === 'choice') {
    return (
      <RadioGroup
        {...props}
        name={name}
        value={values[name]}
        options={field.options}
        onChange={write}
      />
    );
  }
  return (
    <Field {...props}>
      {(wiring) => <FieldControl field={field} values={values} wiring={wiring} onWrite={write} />}
    </Field>
  );
}

function fieldProps(
  field: Exclude<Description, CheckboxField>,
  values: SurveyValues,
  error: string | undefined,
): FieldProps {
  const hint = field.hint ? { kind: 'hint' as const, text: field.hint } : undefined;
  return {
    id: field.name,
    label: field.label,
    span: field.span ?? 12,
    optional: field.optional ?? false,
    required: field.required ?? false,
    note: field.note?.(values) ?? hint,
    count: field.count?.(values),
    error,
  };
}
