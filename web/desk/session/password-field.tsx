import { PasswordInput } from '../../ui/forms/controls/password-input.tsx';
import { Field, type Span } from '../../ui/forms/field.tsx';
import type { BoundField } from '../../ui/forms/use-form.ts';

interface PasswordFieldProps extends BoundField {
  id: 'password' | 'current_password' | 'new_password';
  label: string;
  hint?: string;
  span?: Span;
}

export function PasswordField(props: PasswordFieldProps) {
  const { id, label, hint, span, value, error, onChange } = props;
  return (
    <Field
      id={id}
      label={label}
      span={span}
      required
      note={hint ? { kind: 'hint', text: hint } : undefined}
      error={error}
    >
      {(wiring) => (
        <PasswordInput
          wiring={wiring}
          name={id}
          autoComplete={id === 'current_password' ? 'current-password' : 'new-password'}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
