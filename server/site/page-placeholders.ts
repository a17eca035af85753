import { FORM_ID, FORM_ROOT } from '#domain/enquiries/form-protocol.ts';
import type { Language } from '#domain/languages.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import {
  isImagePlaceholder,
  placeholderNameIn,
  TRUST_LOGO,
  type TrustNames,
} from '#domain/text/placeholders.ts';
import type { Config } from '../config.ts';

/** Keys are names: `origin` for `{{origin}}`. */
export type PlaceholderValues = ReadonlyMap<string, string>;

/** The name of a picture may be in any script. */
const PLACEHOLDER = /\{\{([\p{L}\p{M}\p{N}\p{Join_Control}_:.-]+)\}\}/gu;

export function siteValues(config: Config): PlaceholderValues {
  return new Map([
    ['origin', siteOrigin(config)],
    ['host', new URL(siteOrigin(config)).host],
    ['site_version', '0'],
    [TRUST_LOGO, ''],
    ['form_action', config.formEndpoint ?? `${FORM_ROOT}/${FORM_ID}`],
  ]);
}

/** @param names none before the first build */
export function trustNameValues(names: Partial<TrustNames>): PlaceholderValues {
  return new Map(Object.entries(names).map(([which, name]) => [`trust_${which}`, name]));
}

/** @returns the origin without a trailing slash */
export function siteOrigin({ publicUrl, host, port }: Config): string {
  const hostInUrl = host.includes(':') ? `[${host}]` : host;
  return publicUrl ?? `http://${hostInUrl}:${port}`;
}

export function placeholdersIn(text: string, language: Language): ReadonlySet<string> {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return new Set(names.flatMap((name) => [name, placeholderNameIn(language, name)]));
}

/** Placeholders without a value stay, except those of pictures, which become empty. */
export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
  language: Language,
  escapeValue: (value: string) => string = escapeHtml,
): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const value =
      values.get(placeholderNameIn(language, name)) ??
      values.get(name) ??
      (isImagePlaceholder(name) ? '' : undefined);
    return value === undefined ? whole : escapeValue(value);
  });
}
