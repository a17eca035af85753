import type { Messages } from '../../../messages/messages.ts';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { formatNote, type PictureNote } from '../resize/picture-note.ts';

export interface UploadedPicture {
  name: string;
  note: PictureNote | undefined;
}

export function replacedText(t: Messages, { name, note }: UploadedPicture): string {
  return withNotes(t, t.imageUpload.replaced(bidiIsolate(name)), note ? [formatNote(t, note)] : []);
}

/** Several pictures are counted, with those that were changed. */
export function uploadedText(t: Messages, uploaded: readonly UploadedPicture[]): string {
  const [first] = uploaded;
  if (first && uploaded.length === 1) {
    const notes = first.note ? [formatNote(t, first.note)] : [];
    return withNotes(t, t.imageUpload.uploaded(first.name), notes);
  }
  const notes = (['madeSmaller', 'convertedFromHeic'] as const).flatMap((change) => {
    const { length } = uploaded.filter(({ note }) => note?.change === change);
    return length > 0 ? t.imageUpload[change].many(length) : [];
  });
  return withNotes(t, t.imageUpload.uploadedMany(uploaded.length), notes);
}

function withNotes(t: Messages, sentence: string, notes: readonly string[]): string {
  return notes.reduce(t.imageUpload.withNote, sentence);
}
