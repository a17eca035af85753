import { fileStem, shortened, withoutFolder } from '../text/file-stem.ts';
import type { ImageFormat } from './images.ts';

/** Characters (code points), with the ending. */
export const MAX_NAME_LENGTH = 100;

const EXTENSIONS: Record<ImageFormat, readonly [string, ...string[]]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
};
const FALLBACK_STEM = 'picture';

/** Keeps letters, marks and digits of every script, drops the path and puts hyphens for everything else. */
export function imageName(fileName: string, format: ImageFormat): string {
  const { stem, ending } = parts(withoutFolder(fileName));
  const [usual] = EXTENSIONS[format];
  const extension = EXTENSIONS[format].find((one) => one === ending) ?? usual;
  const short = fileStem(stem, MAX_NAME_LENGTH - extension.length - 1);
  return `${short || FALLBACK_STEM}.${extension}`;
}

/** `well.jpg` as `well-2.jpg`. */
export function numberedName(name: string, number: number): string {
  const { stem, ending } = parts(name);
  const end = `-${number}.${ending}`;
  return shortened(stem, MAX_NAME_LENGTH - end.length) + end;
}

/** Equal for names that differ in case only: many file systems treat them as one file. */
export function imageNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function parts(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return { stem: name, ending: '' };
  return { stem: name.slice(0, dot), ending: name.slice(dot + 1).toLowerCase() };
}
