// The language of the desk. English is built in, every other language is a chunk of its own.
import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/languages.ts';
import { createListeners } from '../listeners.ts';
import { en } from './en/en.ts';
import type { Messages } from './messages.ts';

/** The pseudo-language is for development and tests. */
export type Shown = Language | 'en-XA';

const LOADERS: Record<Shown, () => Promise<Messages>> = {
  en: async () => en,
  hi: async () => (await import('./hi/hi.ts')).hi,
  mr: async () => (await import('./mr/mr.ts')).mr,
  'en-XA': async () => (await import('./pseudo.ts')).pseudo,
};

let current: Messages = en;
let wanted: Shown = 'en';
const listeners = createListeners();

/** `t` by custom: `t.account.signIn`. */
export function useMessages(): Messages {
  return useSyncExternalStore(listeners.subscribe, currentMessages, () => en);
}

/** Outside of components, where nothing is rendered again when the language changes. */
export function currentMessages(): Messages {
  return current;
}

/**
 * @returns false when another language was chosen while this one was fetched
 * @throws the browser's error when the language cannot be loaded; the shown texts stay
 */
export async function showLanguage(language: Shown): Promise<boolean> {
  wanted = language;
  const loaded = await LOADERS[language]();
  if (wanted !== language) return false;
  current = loaded;
  document.documentElement.lang = language === 'en' ? 'en-IN' : language;
  listeners.notify();
  return true;
}
