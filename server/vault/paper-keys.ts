// Paper keys are four lines of hex digits in groups of four, each ending with a checksum.
import { hash } from 'node:crypto';
import { inGroups } from './fingerprint.ts';
import type { KeyRing } from './keys.ts';

const LINES = 4;
const LINE_BYTES = 16;
const CHECK_DIGITS = 4;

export function formatPaperKeys({ encryption, index }: KeyRing): string[] {
  const bytes = Buffer.concat([encryption, index]);
  return Array.from({ length: LINES }, (_, line) => {
    const digits = bytes.subarray(line * LINE_BYTES, (line + 1) * LINE_BYTES).toString('hex');
    return `${line + 1}   ${inGroups(digits)}   ${checksum(line, digits)}`;
  });
}

/** @returns the keys, or the number (from 1) of a missing or misread line */
export function parsePaperKeys(text: string): KeyRing | { wrongLine: number } {
  const bytes: Buffer[] = [];
  for (let line = 0; line < LINES; line += 1) {
    const digits = findLine(text, line);
    if (!digits) return { wrongLine: line + 1 };
    bytes.push(Buffer.from(digits, 'hex'));
  }
  const all = Buffer.concat(bytes);
  return { encryption: all.subarray(0, all.length / 2), index: all.subarray(all.length / 2) };
}

function findLine(text: string, line: number): string | undefined {
  const pattern = new RegExp(
    `^\\s*${line + 1}\\s((?:\\s*[0-9a-f]){${2 * LINE_BYTES + CHECK_DIGITS}})\\s*$`,
    'im',
  );
  const [, found = ''] = pattern.exec(text) ?? [];
  const all = found.replace(/\s/g, '').toLowerCase();
  const digits = all.slice(0, -CHECK_DIGITS);
  return digits && all === digits + checksum(line, digits) ? digits : undefined;
}

function checksum(line: number, digits: string): string {
  return hash('sha256', `${line} ${digits}`).slice(0, CHECK_DIGITS);
}
