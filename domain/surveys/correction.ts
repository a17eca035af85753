// An entry that an admin sends back waits for its volunteer, comes back, and is accepted or sent back again.

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

/** Characters. */
export const MAX_NOTE_LENGTH = 1000;
