// The fields of an account, as the Add New form and the edit form share them.

import type { Broken } from '#domain/rules.ts';
import { VOLUNTEER_STATUSES } from '#domain/volunteer.ts';
import { Choices } from '../../ui/choices.tsx';
import { TextInput } from '../../ui/control.tsx';
import { Field, type Note, type Span } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { langOf } from '../../ui/script.ts';
import { optionsOf, STATUS_NAMES } from '../words.ts';

interface VolunteerFieldProps {
  value: string;
  span: Span;
  broken: readonly Broken[];
  onChange: (value: string) => void;
}

export function NameField({ value, span, broken, onChange }: VolunteerFieldProps) {
  return (
    <Field id="name" label="Name" span={span} required error={errorOf(broken, 'name')}>
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

export function EmailField({ value, span, broken, onChange }: VolunteerFieldProps) {
  return (
    <Field id="email" label="Email" span={span} required error={errorOf(broken, 'email')}>
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

export function PhoneField({ value, span, broken, onChange }: VolunteerFieldProps) {
  return (
    <Field id="phone" label="Phone" span={span} optional error={errorOf(broken, 'phone')}>
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

interface PasswordFieldProps extends VolunteerFieldProps {
  label: string;
  hint: string;
}

export function PasswordField({ label, hint, value, span, broken, onChange }: PasswordFieldProps) {
  const note: Note = { kind: 'hint', text: hint };
  return (
    <Field
      id="password"
      label={label}
      span={span}
      required
      note={note}
      error={errorOf(broken, 'password')}
    >
      {(wiring) => (
        <PasswordInput
          wiring={wiring}
          name="password"
          autoComplete="new-password"
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

export function StatusField({
  hint,
  value,
  span,
  broken,
  onChange,
}: VolunteerFieldProps & { hint?: string }) {
  return (
    <Choices
      id="status"
      label="Status"
      span={span}
      required
      note={hint ? { kind: 'hint', text: hint } : undefined}
      error={errorOf(broken, 'status')}
      name="status"
      value={value}
      options={optionsOf(VOLUNTEER_STATUSES, STATUS_NAMES)}
      onChange={onChange}
    />
  );
}

function errorOf(broken: readonly Broken[], name: string): string | undefined {
  return broken.find(({ field }) => field === name)?.message;
}
