// Files named in the security policy and in the tables of threats, limits and ASVS exist; the ASVS table lists every
// requirement once.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ASVS } from './support/asvs-levels.ts';

const root = resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const table = read('docs/security/asvs.md');
const documents = ['SECURITY.md', 'docs/security/threats.md', 'docs/security/limits.md'];
const text = [...documents.map(read), table].join('\n');
const STANDINGS = ['kept', 'deviated', 'missing', 'not applicable'];
const FILE = /\b(?:server|web|domain|content|tests|scripts|docs|bench)\/[\w./-]+\.\w+/g;

const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, numbers = '', level = '', , standing = '', how = ''] = line.split(/ ?\| ?/);
    return { numbers: numbers.split(', '), level: Number(level), standing, how };
  });
const entries = rows.flatMap(({ numbers, ...rest }) =>
  numbers.map((number) => ({ number, ...rest })),
);

test('every requirement of levels 1 and 2 is in the table once, at its level', () => {
  expect(ASVS.map(({ level }) => level).filter((level) => level === 1)).toHaveLength(70);
  expect(ASVS).toHaveLength(70 + 183);
  const inOrder = (list: readonly { number: string; level: number }[]) =>
    list.map(({ number, level }) => `${number} at level ${level}`).sort();
  expect(inOrder(entries)).toEqual(inOrder(ASVS));
});

test('each requirement is kept, deviated from, missing or not applicable, with a reason', () => {
  expect(entries.filter(({ standing }) => !STANDINGS.includes(standing))).toEqual([]);
  const silent = entries.filter(({ standing, how }) => standing !== 'missing' && how.length < 4);
  expect(silent.map(({ number }) => number)).toEqual([]);
});

test.each([1, 2] as const)('the figures for level %i match the table', (level) => {
  const [kept, deviated, missing, foreign] = STANDINGS.map(
    (standing) => entries.filter((one) => one.level === level && one.standing === standing).length,
  );
  const all = (kept ?? 0) + (deviated ?? 0) + (missing ?? 0);
  expect(table).toContain(
    `Level ${level}: ${kept} of ${all} kept, ${deviated} deviated from, ${missing} missing; ${foreign} do not apply.`,
  );
});

test('every promise has its number once, and a test or a reason', () => {
  const promises = read('docs/security/threats.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(/ ?\| ?/));
  const numbers = promises.flatMap(([, numbers = '']) => {
    const [from, to] = numbers.split(' to ').map(Number);
    return from && to ? range(from, to) : numbers.split(', ').map(Number);
  });
  expect(numbers).toEqual(expect.arrayContaining(range(1, 74)));
  expect(numbers).toHaveLength(74);
  expect(promises.filter(([, , , held = '']) => held.length < 4)).toEqual([]);
});

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('every file that the documents name exists, and every test that they quote', () => {
  const named = [...new Set(text.match(FILE))];
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const quoted = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)` "([^"]+)"/g)];
  expect(quoted.length).toBeGreaterThan(10);
  const lost = quoted.filter(([, file = '', title = '']) => {
    const source = read(file).replaceAll("\\'", "'");
    return !source.includes(title);
  });
  expect(lost.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
});
