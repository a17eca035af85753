import { drawingAddress } from '#domain/images/images.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { altLangName, altName, drawingName, focusName, nameIn } from '#domain/text/placeholders.ts';
import type { AltTexts } from '../../images/store.ts';
import type { PlaceholderValues } from '../page-placeholders.ts';
import type { DeliveredAlts } from './delivered-alts.ts';
import type { ImageUsage } from './usage.ts';

/** @param drawn names of the images that have not been replaced */
export function drawingValues(
  { imageNames }: ImageUsage,
  drawn: readonly string[],
): PlaceholderValues {
  const known = new Set(drawn);
  return new Map(
    imageNames.map((name) => [drawingName(name), known.has(name) ? drawingAddress(name) : '']),
  );
}

/** @param focuses by image name; other images have that of the build, or none */
export function focusValues(
  { imageNames, builtFocusOf }: ImageUsage,
  focuses: ReadonlyMap<string, string>,
): PlaceholderValues {
  const names = new Set([...imageNames, ...focuses.keys()]);
  return new Map(
    [...names].map((name) => [focusName(name), focuses.get(name) ?? builtFocusOf(name)]),
  );
}

/**
 * Images without a text in the page's language have the admin's English one, or else that of the build.
 * @param altTexts the admins', by image name
 */
export function altTextValues(
  { imageNames, builtAltOf }: ImageUsage,
  delivered: DeliveredAlts,
  altTexts: ReadonlyMap<string, AltTexts>,
): PlaceholderValues {
  const built = new Set(imageNames);
  const isDecoration = (name: string) => built.has(name) && builtAltOf(name) === '';
  const names = new Set([
    ...imageNames,
    ...Object.values(delivered).flatMap((alts) => Object.keys(alts)),
    ...altTexts.keys(),
  ]);
  const altOf = (name: string, language: Language): AltText => {
    if (isDecoration(name)) return { words: '', lang: language };
    const own = altTexts.get(name);
    if (own?.[language]) return { words: own[language], lang: language };
    if (own?.en) return { words: own.en, lang: DEVANAGARI.test(own.en) ? language : 'en' };
    const translated = delivered[language]?.[name];
    if (translated) return { words: translated, lang: language };
    return { words: delivered.en?.[name] || builtAltOf(name), lang: 'en' };
  };
  return new Map(
    LANGUAGES.flatMap((language) =>
      [...names].flatMap((name): [string, string][] => {
        const { words, lang } = altOf(name, language);
        return [
          [nameIn(language, altName(name)), words],
          [nameIn(language, altLangName(name)), words ? lang : language],
        ];
      }),
    ),
  );
}

interface AltText {
  words: string;
  lang: Language;
}

/** The admin's text for all languages is in English, unless its script says otherwise. */
const DEVANAGARI = /\p{Script=Devanagari}/u;
