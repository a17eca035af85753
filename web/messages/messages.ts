import type { en } from './en/en.ts';

/** Every language has all of these; a missing or unknown key does not compile. */
export type Messages = typeof en;

/** A sentence that a state keeps, said in the language of the moment. */
export type LocalizedText = (t: Messages) => string;
