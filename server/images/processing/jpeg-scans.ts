// A JPEG of a few kilobytes can have enough scans to take hours.
import { readFile } from 'node:fs/promises';

// Markers of ITU-T T.81, table B.1: a prefix and a code.
const PREFIX = 0xff;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const TEM = 0x01;
/** A stuffed byte, or RST0 to RST7. */
const isWithinScan = (code: number): boolean => code === 0 || (code >= 0xd0 && code <= 0xd7);

export async function countScans(file: string): Promise<number> {
  const bytes = await readFile(file);
  let scans = 0;
  for (let at = bytes.indexOf(PREFIX); at !== -1; at = bytes.indexOf(PREFIX, at)) {
    const code = bytes[at + 1] ?? EOI;
    if (code === EOI) break;
    if (code === SOS) scans += 1;
    const isAlone = code === PREFIX || code === SOI || code === TEM || isWithinScan(code);
    at += code === PREFIX ? 1 : 2;
    // The segment's length skips bytes in it that look like markers.
    if (!isAlone) at += at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 2;
  }
  return scans;
}
