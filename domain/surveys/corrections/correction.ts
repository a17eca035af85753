import { check, type FieldError, type Rule } from '../../validation.ts';

/** `waiting` for the volunteer, or `back` with the admins. An accepted entry has none. */
export const CORRECTION_STATES = ['waiting', 'back'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

export const CORRECTION_STEPS = [
  'sent_back',
  'corrected',
  'answered',
  'accepted',
  'withdrawn',
] as const;
export type CorrectionStepKind = (typeof CORRECTION_STEPS)[number];

export const MAX_NOTE_LENGTH = 1000;

const note: Rule<{ note: string }, undefined> = {
  field: 'note',
  rule: 'wordsRequired',
  passes: (draft) => draft.note.trim() !== '',
};
const length: Rule<{ note: string }, undefined> = {
  field: 'note',
  rule: 'tooLong',
  params: { max: MAX_NOTE_LENGTH },
  passes: (draft) => draft.note.length <= MAX_NOTE_LENGTH,
};

export function checkNote(draft: { note: string }): FieldError[] {
  return check([note, length], draft, undefined);
}
