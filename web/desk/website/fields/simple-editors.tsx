import type { ChoiceField, FlagField, NumberField } from '#domain/website/fields/fields.ts';
import { useMessages } from '../../../messages/store.ts';
import { Checkbox } from '../../../ui/forms/controls/checkbox.tsx';
import { Select, TextInput } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldId } from './editor-context.ts';
import { type FieldEditorProps, useField } from './use-field.ts';

export function NumberEditor({ field, path }: FieldEditorProps<NumberField>) {
  const t = useMessages();
  const { value, label, hint, error, isReadOnly, edit, onFocus } = useField(field, path);
  const { min, max } = field;
  return (
    <Field
      id={fieldId(path)}
      label={label}
      note={{ kind: 'hint', text: hint ?? t.website.numberHint(min, max) }}
      error={error}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          required={false}
          name={path}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isReadOnly}
          value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
          onFocus={onFocus}
          onChange={({ target }) => edit(numberIn(target.value))}
        />
      )}
    </Field>
  );
}

/** Text that is not a number stays as typed, and prevents publishing. */
function numberIn(typed: string): number | string {
  return /^-?\d{1,15}$/.test(typed.trim()) ? Number(typed) : typed;
}

export function FlagEditor({ field, path }: FieldEditorProps<FlagField>) {
  const { value, label, hint, isReadOnly, edit } = useField(field, path);
  return (
    <Checkbox
      id={fieldId(path)}
      name={path}
      label={label}
      hint={hint}
      checked={value === true}
      disabled={isReadOnly}
      onChange={edit}
    />
  );
}

export function ChoiceEditor({ field, path }: FieldEditorProps<ChoiceField>) {
  const t = useMessages();
  const { text, label, hint, error, isReadOnly, edit, onFocus } = useField(field, path);
  const isKnown = field.options.some(({ value }) => value === text);
  return (
    <Field
      id={fieldId(path)}
      label={label}
      note={hint === undefined ? undefined : { kind: 'hint', text: hint }}
      error={error}
    >
      {(wiring) => (
        <Select
          {...wiring}
          required={false}
          name={path}
          disabled={isReadOnly}
          value={text}
          {...(isKnown ? {} : { empty: '' })}
          options={field.options.map((option) => ({
            value: option.value,
            label: t.website.label(option.label),
          }))}
          onFocus={onFocus}
          onChange={({ target }) => edit(target.value)}
        />
      )}
    </Field>
  );
}
