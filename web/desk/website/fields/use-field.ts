import type { Field } from '#domain/website/fields.ts';
import { valueAt } from '#domain/website/place.ts';
import { useMessages } from '../../../messages/store.ts';
import { useEditor } from './editor-context.ts';

export interface FieldEditorProps<Kind extends Field = Field> {
  field: Kind;
  place: string;
}

/** The value of a field, and its wiring to the editor. */
export function useField(field: Field, place: string) {
  const t = useMessages();
  const { read, edit, onFocus, errors, isReadOnly, locale, english } = useEditor();
  const value = read(place);
  const { hint } = field;
  return {
    value,
    text: typeof value === 'string' ? value : '',
    label: t.website.label(field.label),
    optional: 'optional' in field && field.optional === true,
    hint: hint === undefined ? undefined : t.website.label(hint),
    error: errors.get(place),
    isReadOnly,
    // What is not translated is still English.
    lang: english && valueAt(english, place) === value ? 'en' : locale,
    edit: (next: unknown) => edit(place, next),
    onFocus: () => onFocus(place),
  };
}
