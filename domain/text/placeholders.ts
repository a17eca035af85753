// Placeholders for values that the build does not know; the server replaces them in the built pages.
import type { Language } from '../languages.ts';

export const ORIGIN_PLACEHOLDER = placeholder('origin');
/** The site's address, without the protocol. */
export const HOST_PLACEHOLDER = placeholder('host');
/** Incremented with every publication. */
export const SITE_VERSION_PLACEHOLDER = placeholder('site_version');
export const FORM_PLACEHOLDER = placeholder('form_action');

/** For pages that have no words of their own, such as the desk's. */
export const TRUST_NAMES = ['name', 'short_name', 'hindi_name'] as const;
export type TrustName = (typeof TRUST_NAMES)[number];
export type TrustNames = Record<TrustName, string>;
export const trustNamePlaceholder = (which: TrustName): string => placeholder(`trust_${which}`);

/** The address of the trust's logo, in the pages of the desk; empty without one. */
export const TRUST_LOGO = 'trust_logo';

export function placeholder(name: string): string {
  return `{{${name}}}`;
}

/** @param file like `well.webp` */
export function altPlaceholder(file: string): string {
  return placeholder(altName(file));
}

/** The language of the alt text, which may be English on a page of another language. */
export function altLangPlaceholder(file: string): string {
  return placeholder(altLangName(file));
}

export function altLangName(file: string): string {
  return `altlang:${file}`;
}

export function focusPlaceholder(file: string): string {
  return placeholder(focusName(file));
}

export function focusName(file: string): string {
  return `focus:${file}`;
}

/** The address of a drawn scene as SVG, as long as no admin has replaced it. */
export function drawingPlaceholder(file: string): string {
  return placeholder(drawingName(file));
}

export function drawingName(file: string): string {
  return `drawing:${file}`;
}

export const SHARE_IMAGE_PARTS = ['address', 'width', 'height'] as const;
export type ShareImagePart = (typeof SHARE_IMAGE_PARTS)[number];

/** Of the picture that other sites show of a page: as the build has drawn it, or an admin's. */
export function shareImagePlaceholder(part: ShareImagePart, file: string): string {
  return placeholder(shareImageName(part, file));
}

export function shareImageName(part: ShareImagePart, file: string): string {
  return `share_${part}:${file}`;
}

/** Without a value, empty on the pages. */
export function isImageName(name: string): boolean {
  return [altName, altLangName, focusName, drawingName].some((named) => name.startsWith(named('')));
}

export function altName(file: string): string {
  return `alt:${file}`;
}

/** The name of a value for the pages of one language, which comes before that for all. */
export function nameIn(language: Language, name: string): string {
  return language === 'en' ? name : `${language}:${name}`;
}
