// Counts the scans of a JPEG: a file of a few kilobytes can have enough of them to take hours.
import { readFile } from 'node:fs/promises';

const MARK = 0xff;
const START = 0xd8;
const SCAN = 0xda;
const END = 0xd9;
const isWithinScan = (code: number): boolean => code === 0 || (code >= 0xd0 && code <= 0xd7);

export async function countScans(file: string): Promise<number> {
  const bytes = await readFile(file);
  let scans = 0;
  for (let at = bytes.indexOf(MARK); at !== -1; at = bytes.indexOf(MARK, at)) {
    const code = bytes[at + 1] ?? END;
    if (code === END) break;
    if (code === SCAN) scans += 1;
    const isAlone = code === MARK || code === START || code === 1 || isWithinScan(code);
    at += code === MARK ? 1 : 2;
    // The segment's length skips bytes in it that look like markers.
    if (!isAlone) at += at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 2;
  }
  return scans;
}
