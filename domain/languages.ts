export const LANGUAGES = ['en', 'hi', 'mr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  hi: 'हिंदी',
  mr: 'मराठी',
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** @param wanted BCP 47 tags, the most wanted first */
export function firstLanguage(wanted: readonly string[]): Language | undefined {
  const languages = wanted.map((tag) => tag.trim().split('-')[0]?.toLowerCase());
  return languages.find(isLanguage);
}
