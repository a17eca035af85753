import { isConsentField } from '#domain/privacy/consent-fields.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { fieldOptions } from '../../../messages/survey-fields.ts';
import { Checkbox } from '../../../ui/forms/controls/checkbox.tsx';
import { RadioGroup } from '../../../ui/forms/controls/radio-group.tsx';
import { Field, type FieldProps, type Offer } from '../../../ui/forms/field.tsx';
import { useOrigin } from '../../household/prefilled-fields.tsx';
import type { CheckboxField, FieldDescription } from '../chapters/fields.ts';
import { useSurveyFormFields } from '../survey-form-context.ts';
import type { SurveyValues } from '../values.ts';
import { FieldControl } from './field-control.tsx';
import { isIdentityNumber, storedNumberOffer, typedOverMask } from './stored-number.ts';
import { textOffer } from './text-offer.ts';

interface FormFieldProps {
  field: FieldDescription;
  error: string | undefined;
}

export function FormField({ field, error }: FormFieldProps) {
  const t = useMessages();
  const { values, stored, requirements, onChange } = useSurveyFormFields();
  const origin = useOrigin(field.name);
  if (field.kind === 'checkbox') {
    return (
      <Checkbox
        id={field.name}
        name={field.name}
        label={t.fields.labels[field.name]}
        hint={field.hint?.(t)}
        span={field.span}
        checked={values[field.name]}
        onChange={(checked) => onChange(field.name, checked)}
      />
    );
  }
  const { name } = field;
  const write = (text: string) =>
    onChange(name, name === 'aadhar_no' ? typedOverMask(values[name], text) : text);
  const props = {
    ...fieldProps(t, field, values, error),
    required: requirements.required.has(name) || isConsentField(name),
    optional: requirements.optional.has(name),
    origin,
    offer: isIdentityNumber(name)
      ? storedNumberOffer(t, name, values, { stored, onChange: write })
      : offerOf(t, field, values, write),
  };
  if (field.kind === 'choice') {
    return (
      <RadioGroup
        {...props}
        name={name}
        value={values[name]}
        options={fieldOptions(t, name)}
        onChange={write}
      />
    );
  }
  return (
    <Field {...props}>
      {(wiring) => <FieldControl field={field} wiring={wiring} onWrite={write} />}
    </Field>
  );
}

function fieldProps(
  t: Messages,
  field: Exclude<FieldDescription, CheckboxField>,
  values: SurveyValues,
  error: string | undefined,
): FieldProps {
  const hint = field.hint ? { kind: 'hint' as const, text: field.hint(t) } : undefined;
  return {
    id: field.name,
    label: t.fields.labels[field.name],
    span: field.span ?? 12,
    note: field.note?.(t, values) ?? hint,
    count: field.count?.(t, values),
    error,
  };
}

function offerOf(
  t: Messages,
  field: FieldDescription,
  values: SurveyValues,
  onChange: (text: string) => void,
): Offer | undefined {
  if (field.kind !== 'text') return undefined;
  const { name } = field;
  return textOffer(t, { id: name, value: values[name], text: field.offer?.(t, values), onChange });
}
