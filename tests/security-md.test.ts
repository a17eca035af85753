// SECURITY.md is read by people who check: what it names is there, and its table leaves nothing out.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ASVS } from './support/asvs-levels.ts';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');
const [, , table = ''] = text.split(/^(## OWASP ASVS.*)$/m);
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

test('every requirement of levels 1 and 2 stands in the table once, at its level', () => {
  expect(ASVS.map(({ level }) => level).filter((level) => level === 1)).toHaveLength(70);
  expect(ASVS).toHaveLength(70 + 183);
  const inOrder = (list: readonly { number: string; level: number }[]) =>
    list.map(({ number, level }) => `${number} at level ${level}`).sort();
  expect(inOrder(entries)).toEqual(inOrder(ASVS));
});

test('each is kept, deviated from, missing or not applicable, and says why', () => {
  expect(entries.filter(({ standing }) => !STANDINGS.includes(standing))).toEqual([]);
  const silent = entries.filter(({ standing, how }) => standing !== 'missing' && how.length < 4);
  expect(silent.map(({ number }) => number)).toEqual([]);
});

test.each([1, 2] as const)('what is said of level %i in figures is what the table has', (level) => {
  const [kept, deviated, missing, foreign] = STANDINGS.map(
    (standing) => entries.filter((one) => one.level === level && one.standing === standing).length,
  );
  const all = (kept ?? 0) + (deviated ?? 0) + (missing ?? 0);
  expect(table).toContain(
    `Level ${level}: ${kept} of ${all} kept, ${deviated} deviated from, ${missing} missing; ${foreign} do not apply.`,
  );
});

test('every file that it names is there, and every test that it quotes', () => {
  const named = [...new Set(text.match(FILE))];
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const quoted = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)` "([^"]+)"/g)];
  expect(quoted.length).toBeGreaterThan(10);
  const lost = quoted.filter(([, file = '', title = '']) => {
    const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
    return !source.includes(title);
  });
  expect(lost.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
});
