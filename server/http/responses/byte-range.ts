// RFC 9110, section 14: readers request pages of large PDFs, and broken downloads are resumed.
import type { ByteRange } from '../../blobs/blob-store.ts';

const RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/** @returns undefined when the whole file is to be sent: no range, several, or an unreadable one */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last, suffix] = RANGE.exec(header?.trim() ?? '') ?? [];
  if (suffix !== undefined) {
    const start = Math.max(0, size - Number(suffix));
    return start < size ? { start, end: size - 1 } : 'unsatisfiable';
  }
  if (first === undefined) return undefined;
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
