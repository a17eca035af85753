import { useMessages } from '../../../messages/store.ts';
import { fieldOptions } from '../../../messages/survey-fields.ts';
import { Affixed, Select, TextArea, TextInput } from '../../../ui/forms/controls/control.tsx';
import { GroupedInput } from '../../../ui/forms/controls/grouped-input.tsx';
import type { Wiring } from '../../../ui/forms/field.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { usePlaceSuggestions } from '../../places/place-suggestions.ts';
import type { FieldDescription, NumberField, TextField } from '../chapters/fields.ts';
import { useSurveyFormFields } from '../survey-form-context.ts';

interface FieldControlProps {
  field: Exclude<FieldDescription, { kind: 'checkbox' | 'choice' }>;
  wiring: Wiring;
  onWrite: (text: string) => void;
}

/** Autofill is off: forms must not offer the volunteer's own data. */
export function FieldControl({ field, onWrite, ...rest }: FieldControlProps) {
  const t = useMessages();
  const { values } = useSurveyFormFields();
  const wiring = { ...rest.wiring, enterKeyHint: 'next' as const };
  const value = values[field.name];
  const common = { ...wiring, name: field.name, value };
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} common={common} onWrite={onWrite} />;
    case 'number':
      return <NumberControl field={field} common={common} onWrite={onWrite} />;
    case 'grouped':
      return (
        <GroupedInput
          wiring={wiring}
          name={field.name}
          value={value}
          group={field.group}
          read={field.read}
          type={field.type}
          large={field.large ?? false}
          onChange={onWrite}
        />
      );
    case 'area':
      return (
        <TextArea
          {...common}
          autoComplete="off"
          disabled={field.follows?.(values) ?? false}
          lang={langOf(value)}
          onChange={(event) => onWrite(event.target.value)}
        />
      );
    case 'select':
      return (
        <Select
          {...common}
          options={fieldOptions(t, field.name)}
          empty={t.surveyForm.choose}
          onChange={(event) => onWrite(event.target.value)}
        />
      );
  }
}

interface ControlProps<Field> {
  field: Field;
  common: Wiring & { name: string; value: string };
  onWrite: (text: string) => void;
}

function NumberControl({ field, common, onWrite }: ControlProps<NumberField>) {
  const t = useMessages();
  const { before, after, narrow = false, format } = field;
  return (
    <Affixed narrow={narrow} before={before} after={after?.(t)}>
      <TextInput
        {...common}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onWrite(event.target.value)}
        onBlur={() => format && onWrite(format(common.value))}
      />
    </Affixed>
  );
}

function TextControl({ field, common, onWrite }: ControlProps<TextField>) {
  const suggestions = usePlaceSuggestions(field.place);
  const list = field.place ? `${common.id}-suggestions` : undefined;
  return (
    <>
      <TextInput
        {...common}
        type="text"
        list={list}
        autoComplete="off"
        autoCapitalize={field.capitals ?? 'sentences'}
        spellCheck={false}
        lang={langOf(common.value)}
        onChange={(event) => onWrite(event.target.value)}
      />
      {list ? (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
