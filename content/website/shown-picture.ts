import { altLangPlaceholder, altPlaceholder, focusPlaceholder } from '#domain/text/placeholders.ts';
import { isPrerendered } from '../pictures/alt-text.ts';
import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const drawn: Readonly<Record<string, Picture>> = pictures;
const EXTENSION = /\.webp$/;

/** @param name of a picture field: `well.webp`, or `initial` of a drawing */
export function shownPicture(
  name: string,
  images: ReadonlyMap<string, ImageSize>,
): Picture | undefined {
  if (name === '') return undefined;
  const bare = name.replace(EXTENSION, '');
  if (Object.hasOwn(drawn, bare)) return drawn[bare];
  const size = images.get(name);
  if (!size) return undefined;
  const { width, height } = size;
  const said = isPrerendered()
    ? {
        alt: altPlaceholder(name),
        altLang: altLangPlaceholder(name),
        focus: focusPlaceholder(name),
      }
    : { alt: '', altLang: '', focus: '' };
  return { name, kind: 'scene', width, height, drawing: '', ...said };
}
