import { pictureFile } from '#domain/images/images.ts';
import { altPlaceholder, focusPlaceholder, sharpPlaceholder } from '#domain/placeholders.ts';
import type { PictureSpec } from './picture-facts.ts';

/** In the built pages a scene has a placeholder, because an admin may change its alt text. */
export function prerenderedAlt(name: string, { kind, alt }: PictureSpec): string {
  return isPrerendered() && kind === 'scene' ? altPlaceholder(pictureFile(name)) : alt;
}

/** The same for the focus. */
export function prerenderedFocus(name: string, { kind, focus = '' }: PictureSpec): string {
  return isPrerendered() && kind === 'scene' ? focusPlaceholder(pictureFile(name)) : focus;
}

/** The server knows whether an admin has replaced the scene. */
export function prerenderedSharp(name: string, { kind }: PictureSpec): string {
  return isPrerendered() && kind === 'scene' ? sharpPlaceholder(pictureFile(name)) : '';
}

export function isPrerendered(): boolean {
  return Boolean(import.meta.env?.SSR && import.meta.env.PROD);
}
