import { isUsualPhone } from '#domain/text/phone.ts';
import { VOLUNTEER_STATUSES } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../../messages/store.ts';
import { RadioGroup } from '../../../ui/forms/controls/radio-group.tsx';
import type { Span } from '../../../ui/forms/field.tsx';
import type { BoundField } from '../../../ui/forms/use-form.ts';
import { TextField } from '../../../ui/forms/value-fields.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';

interface VolunteerFieldProps extends BoundField {
  span: Span;
}

export function NameField(props: VolunteerFieldProps) {
  const t = useMessages();
  return (
    <TextField
      id="name"
      label={t.volunteers.labels.name}
      required
      autoCapitalize="words"
      lang={langOf(props.value)}
      {...props}
    />
  );
}

export function EmailField(props: VolunteerFieldProps) {
  const t = useMessages();
  return (
    <TextField
      id="email"
      label={t.volunteers.labels.email}
      required
      type="email"
      inputMode="email"
      autoCapitalize="none"
      {...props}
    />
  );
}

export function PhoneField(props: VolunteerFieldProps) {
  const t = useMessages();
  const { value } = props;
  return (
    <TextField
      id="phone"
      label={t.volunteers.labels.phone}
      optional
      type="tel"
      warning={value && !isUsualPhone(value) ? t.ui.phoneDoubtful : undefined}
      {...props}
    />
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
