import { VOLUNTEER_STATUSES } from '#domain/volunteers/volunteer.ts';
import { TextInput } from '../../ui/forms/control.tsx';
import { Field, type Span } from '../../ui/forms/field.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { langOf } from '../../ui/script.ts';
import { optionsOf, STATUS_NAMES } from '../messages/labels.ts';
import type { BoundField } from '../parts/use-form.ts';

interface VolunteerFieldProps extends BoundField {
  span: Span;
}

export function NameField({ value, span, error, onChange }: VolunteerFieldProps) {
  return (
    <Field id="name" label="Name" span={span} required error={error}>
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
  return (
    <Field id="email" label="Email" span={span} required error={error}>
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
  return (
    <Field id="phone" label="Phone" span={span} optional error={error}>
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
  return (
    <RadioGroup
      id="status"
      label="Status"
      span={span}
      required
      note={hint ? { kind: 'hint', text: hint } : undefined}
      error={error}
      name="status"
      value={value}
      options={optionsOf(VOLUNTEER_STATUSES, STATUS_NAMES)}
      onChange={onChange}
    />
  );
}
