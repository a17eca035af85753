import { firstLanguage, type Language } from '#domain/languages.ts';
import { currentMessages, showLanguage } from '../../messages/store.ts';
import { call } from '../api/client.ts';
import { readSession, updateUser } from '../session/session.ts';
import { readDeviceLanguage, saveDeviceLanguage } from './device-language.ts';

/** The account's language, or the device's, or the first supported one of the browser's. */
export async function openLanguage(): Promise<void> {
  const kept = await readDeviceLanguage();
  const account = kept === 'en-XA' ? kept : readSession()?.volunteer.language;
  const language = account ?? kept ?? firstLanguage(navigator.languages) ?? 'en';
  if (language !== currentMessages().language) await showLanguage(language).catch(() => {});
}

/**
 * Shows the language, and stores it on the device and in the account. An account that cannot be reached keeps its
 * language until the next choice.
 * @throws the browser's error when the language cannot be fetched
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await showLanguage(language))) return;
  void saveDeviceLanguage(language);
  if (!readSession()) return;
  updateUser({ language });
  await call('changeOwnLanguage', { body: { language } }).catch(() => {});
}
