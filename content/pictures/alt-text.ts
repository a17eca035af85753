import { pictureFile } from '#domain/images/images.ts';
import { altPlaceholder } from '#domain/placeholders.ts';
import type { PictureSpec } from './picture-facts.ts';

/** In the built pages a scene has a placeholder, because an admin may change its alt text. */
export function prerenderedAlt(name: string, { kind, alt }: PictureSpec): string {
  return isPrerendered() && kind === 'scene' ? altPlaceholder(pictureFile(name)) : alt;
}

export function isPrerendered(): boolean {
  return Boolean(import.meta.env?.SSR && import.meta.env.PROD);
}
