import { LANGUAGES } from '#domain/languages.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';

/** @param paths of the English pages @returns all addresses, sorted */
export function inEveryLanguage(paths: readonly string[]): string[] {
  return LANGUAGES.flatMap((locale) => paths.map((path) => localePath(locale, path))).sort();
}
