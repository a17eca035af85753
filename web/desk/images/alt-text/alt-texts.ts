import type { Image } from '#domain/images/image-schema.ts';

/** The field of a language. */
export const ALT_FIELDS = { en: 'alt', hi: 'alt_hi', mr: 'alt_mr' } as const;

/** The alt texts of a picture in the languages of the website. */
export type AltTexts = Pick<Image, 'alt' | 'alt_hi' | 'alt_mr'>;

export function altTextsOf({ alt, alt_hi, alt_mr }: AltTexts): AltTexts {
  return { alt, alt_hi, alt_mr };
}

/** @returns the texts of the draft that differ from the stored ones; undefined: none */
export function changedAltTexts(
  draft: Partial<AltTexts>,
  stored: Partial<AltTexts>,
): Partial<AltTexts> | undefined {
  const changed: Partial<AltTexts> = {};
  for (const field of Object.values(ALT_FIELDS)) {
    const text = draft[field];
    if (text !== undefined && text !== stored[field]) changed[field] = text;
  }
  return Object.keys(changed).length > 0 ? changed : undefined;
}
