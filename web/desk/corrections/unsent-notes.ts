// Notes that were typed and not sent, until the page is closed: a dialog may close by a slip, and a session may end.
import { readSession } from '../session/session.ts';

const notes = new Map<string, string>();

const keyOf = (dialog: string): string => `${readSession()?.volunteer.id} ${dialog}`;

export function unsentNote(dialog: string): string {
  return notes.get(keyOf(dialog)) ?? '';
}

export function keepUnsentNote(dialog: string, note: string): void {
  if (note === '') notes.delete(keyOf(dialog));
  else notes.set(keyOf(dialog), note);
}
