// The build does not know these values; the server fills them into the built pages.
import type { Language } from '../languages.ts';

export const ORIGIN_PLACEHOLDER = placeholder('origin');
export const HOST_PLACEHOLDER = placeholder('host');
export const SITE_VERSION_PLACEHOLDER = placeholder('site_version');
export const FORM_PLACEHOLDER = placeholder('form_action');

export const TRUST_NAMES = ['name', 'short_name', 'hindi_name'] as const;
export type TrustName = (typeof TRUST_NAMES)[number];
export type TrustNames = Record<TrustName, string>;
export const trustNamePlaceholder = (which: TrustName): string => placeholder(`trust_${which}`);

export const TRUST_LOGO = 'trust_logo';

export function placeholder(name: string): string {
  return `{{${name}}}`;
}

export function altPlaceholder(file: string): string {
  return placeholder(altName(file));
}

/** The alt text may be English on a page of another language. */
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

/** The address of a drawn scene as SVG; empty once an admin has replaced it. */
export function drawingPlaceholder(file: string): string {
  return placeholder(drawingName(file));
}

export function drawingName(file: string): string {
  return `drawing:${file}`;
}

export const SHARE_IMAGE_PARTS = ['address', 'width', 'height'] as const;
export type ShareImagePart = (typeof SHARE_IMAGE_PARTS)[number];

export function shareImagePlaceholder(part: ShareImagePart, file: string): string {
  return placeholder(shareImageName(part, file));
}

export function shareImageName(part: ShareImagePart, file: string): string {
  return `share_${part}:${file}`;
}

export function isImagePlaceholder(name: string): boolean {
  return [altName, altLangName, focusName, drawingName].some((named) => name.startsWith(named('')));
}

export function altName(file: string): string {
  return `alt:${file}`;
}

export function placeholderNameIn(language: Language, name: string): string {
  return language === 'en' ? name : `${language}:${name}`;
}
