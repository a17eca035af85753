import type { Image } from '#domain/images/image-schema.ts';

/** The field of a language. */
export const ALT_FIELDS = { en: 'alt', hi: 'alt_hi', mr: 'alt_mr' } as const;

/** The alt texts of a picture in the languages of the website. */
export type AltTexts = Pick<Image, 'alt' | 'alt_hi' | 'alt_mr'>;

export function altTextsOf({ alt, alt_hi, alt_mr }: AltTexts): AltTexts {
  return { alt, alt_hi, alt_mr };
}

export function isSameAltTexts(one: AltTexts, other: AltTexts): boolean {
  return one.alt === other.alt && one.alt_hi === other.alt_hi && one.alt_mr === other.alt_mr;
}
