import type { en } from './en/en.ts';

/** Every language has all of these; a missing or unknown key does not compile. */
export type Messages = typeof en;

/** A sentence stored in a state, evaluated in the current language. */
export type LocalizedText = (t: Messages) => string;
