import { Choices } from '../../ui/choices.tsx';
import { Affixed, Select, TextArea, TextInput } from '../../ui/control.tsx';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { GroupedInput } from '../../ui/grouped-input.tsx';
import { langOf } from '../../ui/script.ts';
import { Tick } from '../../ui/tick.tsx';
import type { FormField as Description, TextField, TickField } from './fields.ts';
import type { SurveyValues } from './values.ts';

export type OnChange = (name: keyof SurveyValues, value: string | boolean) => void;

interface FormFieldProps {
  field: Description;
  values: SurveyValues;
  error: string | undefined;
  onChange: OnChange;
}

/** One described field as the controls of the desk. */
export function FormField({ field, values, error, onChange }: FormFieldProps) {
  if (field.kind === 'tick') return <TickOf field={field} values={values} onChange={onChange} />;
  const { name } = field;
  const value = values[name];
  const wired = fieldProps(field, values, error);
  const write = (text: string) => onChange(name, text);

  if (field.kind === 'choice') {
    return (
      <Choices {...wired} name={name} value={value} options={field.options} onChange={write} />
    );
  }
  return (
    <Field {...wired}>
      {(wiring) => {
        const common = { ...wiring, name, value };
        switch (field.kind) {
          case 'text':
            return <TextOf field={field} common={common} onWrite={write} />;
          case 'number':
            return (
              <Affixed
                narrow={field.narrow ?? false}
                {...(field.before && { before: field.before })}
                {...(field.after && { after: field.after })}
              >
                <TextInput
                  {...common}
                  inputMode="numeric"
                  autoComplete="off"
                  onChange={(event) => write(event.target.value)}
                  onBlur={() => field.tidied && write(field.tidied(value))}
                />
              </Affixed>
            );
          case 'grouped':
            return (
              <GroupedInput
                wiring={wiring}
                name={name}
                value={value}
                group={field.group}
                read={field.read}
                type={field.type}
                large={field.large ?? false}
                onChange={write}
              />
            );
          case 'area':
            return (
              <TextArea
                {...common}
                autoComplete="off"
                disabled={field.follows?.(values) ?? false}
                lang={langOf(value)}
                onChange={(event) => write(event.target.value)}
              />
            );
          case 'select':
            return (
              <Select
                {...common}
                options={field.options}
                empty="Choose"
                onChange={(event) => write(event.target.value)}
              />
            );
        }
      }}
    </Field>
  );
}

interface TextOfProps {
  field: TextField;
  common: { id: string; name: string; value: string };
  onWrite: (text: string) => void;
}

function TextOf({ field, common, onWrite }: TextOfProps) {
  const list = field.suggestions ? `${common.id}-suggestions` : undefined;
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
          {field.suggestions?.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

interface TickOfProps {
  field: TickField;
  values: SurveyValues;
  onChange: OnChange;
}

function TickOf({ field, values, onChange }: TickOfProps) {
  return (
    <Tick
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

function fieldProps(
  field: Exclude<Description, TickField>,
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
