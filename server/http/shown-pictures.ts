// Which pictures of the store a built page shows, as React writes them.
import { IMAGE_ROOT } from '#domain/images.ts';
import { unescaped } from './html.ts';

export interface ShownPicture {
  /** Its name in the store. */
  file: string;
  /** Undefined where it stands for another picture on some screens only, whose words hold. */
  alt?: string;
}

const TAG = /<(?:img|source)\s[^>]*>/g;
const ADDRESS = new RegExp(`${IMAGE_ROOT}/([^?"\\s]+)`);
const ALT = /\salt="([^"]*)"/;

export function shownPictures(html: string): ShownPicture[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) => {
    const file = fileOf(tag);
    if (file === undefined) return [];
    const [, alt] = ALT.exec(tag) ?? [];
    return [alt === undefined ? { file } : { file, alt: unescaped(alt) }];
  });
}

function fileOf(tag: string): string | undefined {
  const [, file] = ADDRESS.exec(tag) ?? [];
  return file === undefined ? undefined : decodeURIComponent(file);
}
