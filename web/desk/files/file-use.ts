import type { FileUse } from '#domain/files/file-schema.ts';
import { LANGUAGE_NAMES } from '#domain/languages.ts';
import type { Messages } from '../../messages/messages.ts';

/** `Accounts and reports`, `News (हिंदी) (draft)` */
export function formatUse(t: Messages, { title, locale, state }: FileUse): string {
  const label = t.website.label(title);
  const words = locale === 'en' ? label : `${label} (${LANGUAGE_NAMES[locale]})`;
  if (state === 'published') return words;
  return state === 'scheduled' ? t.websiteFiles.scheduled(words) : t.websiteFiles.drafted(words);
}
