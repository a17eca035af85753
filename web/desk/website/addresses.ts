import { isLanguage, type Language } from '#domain/languages.ts';
import { WEBSITE } from '../navigation/paths.ts';

/** @param path opens this field, such as `items.2.question` */
export function documentUrl(name: string, locale: Language, path = ''): string {
  return `${WEBSITE}/${name}${localeSearch(locale)}${path && `#${path}`}`;
}

export function historyUrl(name: string, locale: Language, version?: number): string {
  const search = localeSearch(locale);
  const chosen = version === undefined ? '' : `${search ? '&' : '?'}version=${version}`;
  return `${WEBSITE}/${name}/history${search}${chosen}`;
}

export function localeOf({ searchParams }: URL): Language {
  const locale = searchParams.get('locale');
  return isLanguage(locale) ? locale : 'en';
}

function localeSearch(locale: Language): string {
  return locale === 'en' ? '' : `?locale=${locale}`;
}
