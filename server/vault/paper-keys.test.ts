import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { formatPaperKeys, parsePaperKeys } from './paper-keys.ts';

const keys = { encryption: randomBytes(32), index: randomBytes(32) };

test('keys survive being written down and typed in', () => {
  const paper = `The keys of our trust\n\n${formatPaperKeys(keys).join('\n')}\n\nKept in the safe.`;
  expect(parsePaperKeys(paper)).toEqual(keys);
  expect(
    parsePaperKeys(paper.toUpperCase().replaceAll('   ', '\t').replaceAll('\n', '\r\n')),
  ).toEqual(keys);
});

test.each([1, 2, 3, 4])('a wrong digit in line %i is reported with its line', (line) => {
  const lines = formatPaperKeys(keys);
  const read = (lines[line - 1] ?? '').replace(/[0-9a-f](?=\s{3}[0-9a-f]{4}$)/, (digit) =>
    digit === '0' ? '1' : '0',
  );
  expect(read).not.toBe(lines[line - 1]);
  lines[line - 1] = read;
  expect(parsePaperKeys(lines.join('\n'))).toEqual({ wrongLine: line });
});

test('swapped and missing lines are reported, too', () => {
  const [first = '', second = '', ...rest] = formatPaperKeys(keys);
  const changed = [`1${second.slice(1)}`, `2${first.slice(1)}`, ...rest];
  expect(parsePaperKeys(changed.join('\n'))).toEqual({ wrongLine: 1 });
  expect(parsePaperKeys([first, second, ...rest].slice(0, 3).join('\n'))).toEqual({
    wrongLine: 4,
  });
});

test('a fingerprint identifies keys and reveals nothing of them', () => {
  const other = { ...keys, index: randomBytes(32) };
  expect(fingerprint(keys)).toMatch(/^([0-9A-F]{4} ?){4}$/);
  expect(fingerprint(other)).not.toBe(fingerprint(keys));
  const digits = fingerprint(keys).replaceAll(' ', '').toLowerCase();
  expect(keys.encryption.toString('hex') + keys.index.toString('hex')).not.toContain(digits);
});
