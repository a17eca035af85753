import { fileStem, shortened, withoutFolder } from '../text/file-stem.ts';
import type { ImageFormat } from './images.ts';

/** Code points. */
export const MAX_NAME_LENGTH = 100;

const EXTENSIONS: Record<ImageFormat, readonly [string, ...string[]]> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  gif: ['gif'],
};
const FALLBACK_STEM = 'picture';

/** @returns letters, marks and digits of every script; hyphens stand for all else */
export function imageName(fileName: string, format: ImageFormat): string {
  const { stem, ending } = parts(withoutFolder(fileName));
  const [usual] = EXTENSIONS[format];
  const extension = EXTENSIONS[format].find((one) => one === ending) ?? usual;
  const short = fileStem(stem, MAX_NAME_LENGTH - extension.length - 1);
  return `${short || FALLBACK_STEM}.${extension}`;
}

export function numberedName(name: string, number: number): string {
  const { stem, ending } = parts(name);
  const end = `-${number}.${ending}`;
  return shortened(stem, MAX_NAME_LENGTH - end.length) + end;
}

/** Many file systems treat names that differ in case as one file. */
export function imageNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function parts(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return { stem: name, ending: '' };
  return { stem: name.slice(0, dot), ending: name.slice(dot + 1).toLowerCase() };
}
