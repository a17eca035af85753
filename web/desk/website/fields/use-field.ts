import { valueAt } from '#domain/website/fields/field-path.ts';
import type { Field } from '#domain/website/fields/fields.ts';
import { useMessages } from '../../../messages/store.ts';
import { useEditor } from './editor-context.ts';

export interface FieldEditorProps<Kind extends Field = Field> {
  field: Kind;
  path: string;
}

/** The value of a field, and its wiring to the editor. */
export function useField(field: Field, path: string) {
  const t = useMessages();
  const { read, edit, onFocus, errors, isReadOnly, locale, english, followsEnglish } = useEditor();
  const value = read(path);
  const isEnglish = followsEnglish(path);
  const hint = isEnglish ? t.website.followsEnglish : field.hint && t.website.label(field.hint);
  return {
    value,
    text: typeof value === 'string' ? value : '',
    label: t.website.label(field.label),
    optional: 'optional' in field && field.optional === true,
    hint,
    error: errors.get(path),
    isReadOnly: isReadOnly || isEnglish,
    // Untranslated words are English.
    lang: english && valueAt(english, path) === value ? 'en' : locale,
    edit: (next: unknown) => edit(path, next),
    onFocus: () => onFocus(path),
  };
}
