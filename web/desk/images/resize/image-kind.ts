// Tells from the first bytes of a file what a canvas would lose: the content decides, as on the server.

export type ImageKind = 'still' | 'animated' | 'heic';

/** Animated PNGs say so behind their colour profile. */
export const HEAD_BYTES = 64 * 1024;

const GIF = /^GIF8/;
const PNG = /^.PNG/s;
const HEIC = /^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s;
const AVIF_SEQUENCE = /^.{4}ftypavis/s;
/** Followed by a byte of flags. */
const EXTENDED_WEBP = /^RIFF.{4}WEBPVP8X.{4}(.)/s;
const WEBP_ANIMATION_FLAG = 0b10;

/** @param head the file's first HEAD_BYTES, or all of a shorter file */
export function imageKind(head: Uint8Array): ImageKind {
  const text = new TextDecoder('latin1').decode(head);
  if (HEIC.test(text)) return 'heic';
  const isAnimated =
    GIF.test(text) || AVIF_SEQUENCE.test(text) || isAnimatedPng(text) || isAnimatedWebp(text);
  return isAnimated ? 'animated' : 'still';
}

function isAnimatedPng(text: string): boolean {
  const [beforeImage = ''] = text.split('IDAT');
  return PNG.test(text) && beforeImage.includes('acTL');
}

function isAnimatedWebp(text: string): boolean {
  const [, flags = '\0'] = EXTENDED_WEBP.exec(text) ?? [];
  return (flags.charCodeAt(0) & WEBP_ANIMATION_FLAG) !== 0;
}
