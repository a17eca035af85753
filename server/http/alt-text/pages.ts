import { drawingAddress } from '#domain/images/images.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { altName, focusName, nameIn, sharpName } from '#domain/placeholders.ts';
import type { PlaceholderValues } from '../site/page-placeholders.ts';
import type { DeliveredAlts } from './delivered-alts.ts';
import type { ImageUsage } from './usage.ts';

/** @param drawn names of the images that nobody has replaced */
export function sharpValues(
  { imageNames }: ImageUsage,
  drawn: readonly string[],
): PlaceholderValues {
  const known = new Set(drawn);
  return new Map(
    imageNames.map((name) => [sharpName(name), known.has(name) ? drawingAddress(name) : '']),
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
 * What an admin says of an image is said in every language.
 * @param altTexts by image name; other images have the alt text of the build, or none
 */
export function altTextValues(
  usage: ImageUsage,
  delivered: DeliveredAlts,
  altTexts: ReadonlyMap<string, string>,
): PlaceholderValues {
  const { imageNames, builtAltOf } = usage;
  const known = new Set(imageNames);
  const uploaded = [...altTexts].filter(([name]) => !known.has(name));
  return new Map([
    ...deliveredValues(usage, delivered, altTexts),
    ...imageNames.map((name) => {
      const builtAlt = builtAltOf(name);
      const isDecoration = builtAlt === '';
      return [altName(name), isDecoration ? '' : (altTexts.get(name) ?? builtAlt)] as const;
    }),
    ...uploaded.map(([name, alt]) => [altName(name), alt] as const),
  ]);
}

function deliveredValues(
  { imageNames, builtAltOf }: ImageUsage,
  delivered: DeliveredAlts,
  altTexts: ReadonlyMap<string, string>,
): (readonly [string, string])[] {
  const images = new Set(imageNames);
  const isDecoration = (file: string) => images.has(file) && builtAltOf(file) === '';
  return LANGUAGES.flatMap((language) =>
    Object.entries(delivered[language] ?? {})
      .filter(([file]) => !isDecoration(file))
      .map(([file, alt]) => [nameIn(language, altName(file)), altTexts.get(file) ?? alt] as const),
  );
}
