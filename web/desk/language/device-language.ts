// The language chosen on this device before anybody signs in.
import { isLanguage, type Language } from '#domain/languages.ts';
import type { Shown } from '../../messages/store.ts';
import { readSetting, saveSetting } from '../device/device-settings.ts';

const KEY = 'language';

export async function readDeviceLanguage(): Promise<Shown | undefined> {
  const stored = await readSetting(KEY);
  return isLanguage(stored) || stored === 'en-XA' ? stored : undefined;
}

export function saveDeviceLanguage(language: Language): Promise<void> {
  return saveSetting(KEY, language);
}
