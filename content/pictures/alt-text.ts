import { pictureFile } from '#domain/images/images.ts';
import {
  altLangPlaceholder,
  altPlaceholder,
  drawingPlaceholder,
  focusPlaceholder,
} from '#domain/text/placeholders.ts';
import type { PictureSpec } from './picture-facts.ts';

/** A placeholder in the built pages: it depends on the language, and an admin may change that of a scene. */
export function prerenderedAlt(name: string, { kind, alt }: PictureSpec): string {
  return isPlaceholder({ kind, alt }) ? altPlaceholder(pictureFile(name)) : alt;
}

export function prerenderedAltLang(name: string, spec: PictureSpec): string {
  return isPlaceholder(spec) ? altLangPlaceholder(pictureFile(name)) : '';
}

function isPlaceholder({ kind, alt }: Pick<PictureSpec, 'kind' | 'alt'>): boolean {
  return isPrerendered() && (kind === 'scene' || alt !== '');
}

/** The same for the focus. */
export function prerenderedFocus(name: string, { kind, focus = '' }: PictureSpec): string {
  return isPrerendered() && kind === 'scene' ? focusPlaceholder(pictureFile(name)) : focus;
}

/** The server knows whether an admin has replaced the scene. */
export function prerenderedDrawing(name: string, { kind }: PictureSpec): string {
  return isPrerendered() && kind === 'scene' ? drawingPlaceholder(pictureFile(name)) : '';
}

export function isPrerendered(): boolean {
  return Boolean(import.meta.env?.SSR && import.meta.env.PROD);
}
