// How often a reader has to go through a JPEG: a few thousand bytes can ask for hours.
import { readFile } from 'node:fs/promises';

const MARK = 0xff;
const START = 0xd8;
const SCAN = 0xda;
const END = 0xd9;
/** Within a scan: no marker but a byte of it (00), and restarts. */
const isWithinScan = (code: number): boolean => code === 0 || (code >= 0xd0 && code <= 0xd7);

/** @returns 0 for what is no JPEG */
export async function countScans(file: string): Promise<number> {
  const bytes = await readFile(file);
  let scans = 0;
  for (let at = bytes.indexOf(MARK); at !== -1; at = bytes.indexOf(MARK, at)) {
    const code = bytes[at + 1] ?? END;
    if (code === END) break;
    if (code === SCAN) scans += 1;
    const isAlone = code === MARK || code === START || code === 1 || isWithinScan(code);
    // 255 may be repeated before a marker.
    at += code === MARK ? 1 : 2;
    // A block says how long it is. What looks like a marker in it is none.
    if (!isAlone) at += at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 2;
  }
  return scans;
}
