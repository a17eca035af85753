import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isFileName } from '#domain/files/files.ts';
import { fileNameOf, isNamedBy, nextFileName } from './file-names.ts';

const ACCOUNTS = Buffer.from('%PDF-1.7 accounts');
const HASH = createHash('sha256').update(ACCOUNTS).digest('hex');

test('a PDF is named by its content, and by another name after each withdrawal', () => {
  const first = fileNameOf(ACCOUNTS);
  const second = nextFileName(first);
  const third = nextFileName(second);
  expect(first).toBe(`${HASH}.pdf`);
  expect(new Set([first, second, third]).size).toBe(3);
  for (const name of [first, second, third]) {
    expect(isFileName(name)).toBe(true);
    expect(isNamedBy(name, HASH)).toBe(true);
  }
});

test('no other content has its names', () => {
  const other = fileNameOf(Buffer.from('%PDF-1.7 other accounts'));
  expect(isNamedBy(other, HASH)).toBe(false);
  expect(isNamedBy(`${HASH}.PDF`, HASH)).toBe(false);
  expect(isNamedBy(fileNameOf(ACCOUNTS), '')).toBe(false);
});
