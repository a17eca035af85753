import { VOLUNTEER_STATUSES } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../../messages/store.ts';
import { TextInput } from '../../../ui/forms/control.tsx';
import { Field, type Span } from '../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import type { BoundField } from '../../../ui/forms/use-form.ts';
import { langOf } from '../../../ui/text/script.ts';

interface VolunteerFieldProps extends BoundField {
  span: Span;
}

export function NameField({ value, span, error, onChange }: VolunteerFieldProps) {
  const t = useMessages();
  return (
    <Field id="name" label={t.volunteers.labels.name} span={span} required error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="name"
          autoComplete="off"
          autoCapitalize="words"
          lang={langOf(value)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function EmailField({ value, span, error, onChange }: VolunteerFieldProps) {
  const t = useMessages();
  return (
    <Field id="email" label={t.volunteers.labels.email} span={span} required error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function PhoneField({ value, span, error, onChange }: VolunteerFieldProps) {
  const t = useMessages();
  return (
    <Field id="phone" label={t.volunteers.labels.phone} span={span} optional error={error}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="phone"
          type="tel"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function StatusField({
  hint,
  value,
  span,
  error,
  onChange,
}: VolunteerFieldProps & { hint?: string }) {
  const t = useMessages();
  return (
    <RadioGroup
      id="status"
      label={t.volunteers.labels.status}
      span={span}
      required
      note={hint ? { kind: 'hint', text: hint } : undefined}
      error={error}
      name="status"
      value={value}
      options={VOLUNTEER_STATUSES.map((each) => ({ value: each, label: t.fields.statuses[each] }))}
      onChange={onChange}
    />
  );
}
