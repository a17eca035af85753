import { valueAt } from '#domain/website/fields/field-path.ts';
import { followsEnglish } from '#domain/website/words/english-values.ts';
import { fieldErrorMessage } from '../../../messages/errors.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { EditorContextValue } from '../fields/editor-context.ts';
import { pagesOf } from './data/pages-of.ts';
import type { EditorState } from './use-editor-state.ts';

/** The editor as the fields see it. Rebuilt at each key press, so that fields show the current words. */
export function fieldsContext(
  t: Messages,
  editor: EditorState,
  announce: (words: string) => void,
): EditorContextValue {
  const { session, check, field, images, files } = editor;
  return {
    locale: editor.locale,
    isReadOnly: !editor.mayEdit,
    english: editor.details.english,
    followsEnglish: (path) => editor.locale !== 'en' && followsEnglish(editor.fields, path),
    olderPaths: editor.olderPaths,
    changedPaths: editor.changedPaths,
    errors: new Map(check.errors.map((error) => [error.field, fieldErrorMessage(t, error)])),
    images: images.list,
    reloadImages: images.reload,
    files: files.list,
    reloadFiles: files.reload,
    open: field.open,
    setOpen: field.setOpen,
    read: (path) => valueAt(session.read().document, path),
    edit(path, value) {
      check.forget();
      session.edit(path, value);
    },
    onFocus: field.choose,
    announce,
    pages: pagesOf(editor.documents),
  };
}
