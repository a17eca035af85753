import { imageNameKey } from '#domain/images/image-name.ts';
import {
  drawingAddress,
  drawnShareImage,
  type ShareImage,
  SITE_ICON,
  storedShareImage,
} from '#domain/images/images.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { DEVANAGARI } from '#domain/text/latin.ts';
import {
  altLangName,
  altName,
  drawingName,
  focusName,
  placeholderNameIn,
  SHARE_IMAGE_PARTS,
  shareImageName,
} from '#domain/text/placeholders.ts';
import type { ImageDetails } from '../../images/store.ts';
import type { BuildManifest } from '../build-manifest.ts';
import type { PlaceholderValues } from '../page-placeholders.ts';
import type { DeliveredAlts } from './delivered-alts.ts';
import type { BuiltImageUsage } from './image-usage.ts';

type AltTexts = Readonly<Record<Language, string>>;

/** @param deleted name keys of the pictures that an admin has deleted */
export function imageValues(
  { usage, deliveredAlts }: Pick<BuildManifest, 'usage' | 'deliveredAlts'>,
  images: readonly ImageDetails[],
  deleted: ReadonlySet<string> = new Set(),
): PlaceholderValues {
  const altTexts = images.map(({ name, alt, alt_hi, alt_mr }) => {
    return [name, { en: alt, hi: alt_hi, mr: alt_mr }] as const;
  });
  const drawn = images.filter(({ drawn_mark }) => drawn_mark !== null);
  return new Map([
    ...altTextValues(usage, deliveredAlts, new Map(altTexts)),
    ...focusValues(usage, images),
    ...drawingValues(usage, new Set(drawn.map(({ name }) => name))),
    ...shareImageValues(usage, images, deleted),
  ]);
}

/** @param drawn names of the images that have not been replaced */
function drawingValues(
  { imageNames }: BuiltImageUsage,
  drawn: ReadonlySet<string>,
): PlaceholderValues {
  return new Map(
    imageNames.map((name) => [drawingName(name), drawn.has(name) ? drawingAddress(name) : '']),
  );
}

function shareImageValues(
  { imageNames }: BuiltImageUsage,
  images: readonly ImageDetails[],
  deleted: ReadonlySet<string>,
): PlaceholderValues {
  const byName = new Map(images.map((image) => [image.name, image]));
  return new Map(
    imageNames.flatMap((name) => {
      const image = deleted.has(imageNameKey(name))
        ? SITE_ICON
        : shareImageOf(name, byName.get(name));
      return SHARE_IMAGE_PARTS.map((part) => [shareImageName(part, name), String(image[part])]);
    }),
  );
}

/** @param stored undefined: the start could not store it yet */
function shareImageOf(name: string, stored: ImageDetails | undefined): ShareImage {
  return stored?.drawn_mark === null ? storedShareImage(name, stored) : drawnShareImage(name);
}

/** The build's focus stands for an image without its own. */
function focusValues(
  { imageNames, builtFocusOf }: BuiltImageUsage,
  images: readonly ImageDetails[],
): PlaceholderValues {
  const own = new Map(images.map(({ name, focus }) => [name, focus]));
  const names = new Set([...imageNames, ...own.keys()]);
  return new Map([...names].map((name) => [focusName(name), own.get(name) || builtFocusOf(name)]));
}

/** The admin's English text, or else the build's, stands for a language without one. @param altTexts by image name */
export function altTextValues(
  { imageNames, builtAltOf, isDecoration }: BuiltImageUsage,
  delivered: DeliveredAlts,
  altTexts: ReadonlyMap<string, AltTexts>,
): PlaceholderValues {
  const names = new Set([
    ...imageNames,
    ...Object.values(delivered).flatMap((alts) => Object.keys(alts)),
    ...altTexts.keys(),
  ]);
  const altOf = (name: string, language: Language): AltText => {
    if (isDecoration(name)) return { text: '', lang: language };
    const own = altTexts.get(name);
    if (own?.[language]) return { text: own[language], lang: language };
    // The admin's text for all languages is in English, unless its script says otherwise.
    if (own?.en) return { text: own.en, lang: DEVANAGARI.test(own.en) ? language : 'en' };
    const translated = delivered[language]?.[name];
    if (translated) return { text: translated, lang: language };
    return { text: delivered.en?.[name] || builtAltOf(name), lang: 'en' };
  };
  return new Map(
    LANGUAGES.flatMap((language) =>
      [...names].flatMap((name): [string, string][] => {
        const { text, lang } = altOf(name, language);
        return [
          [placeholderNameIn(language, altName(name)), text],
          [placeholderNameIn(language, altLangName(name)), text ? lang : language],
        ];
      }),
    ),
  );
}

interface AltText {
  text: string;
  lang: Language;
}
