// The commands, files and variables in the guides exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CONTEXT_NAMES } from '#domain/volunteers/common-passwords.ts';

const root = resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const folder = (name: string) => readdirSync(join(root, name)).map((file) => join(name, file));

const pages = ['README.md', ...folder('docs').filter((name) => name.endsWith('.md'))];
const guides = [...pages, ...folder('deploy')];

/** Variables in deploy/ or docs/ that other programs read. */
const OF_OTHERS = /^(POSTGRES|GARAGE|NODE|AF)_|^MORE_COPIES$/;

test('every command of a guide is a script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = everywhere(guides, /(?:npm run|sudo adhyay) ([a-z][a-z-]*)/g);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(({ word }) => !(word in scripts))).toEqual([]);
});

test('every file that a guide names exists', () => {
  // Links to other projects may contain docs/, too.
  const files = everywhere(
    guides,
    /(?<!https?:\/\/\S*)\b((?:deploy|scripts|docs)\/[\w.-]+\.?\w+)/g,
  );
  // Created by the operator.
  const made = 'deploy/.env';
  const links = everywhere(pages, /\]\((?!https?:|#)([^)#]+)/g).map(({ guide, word }) => ({
    guide,
    word: join(dirname(guide), word),
  }));
  expect(files.length).toBeGreaterThan(15);
  expect(links.length).toBeGreaterThan(5);
  const missing = [...files, ...links].filter(
    ({ word }) => word !== made && !existsSync(join(root, word)),
  );
  expect(missing).toEqual([]);
});

test('every variable of a guide is explained in .env.example', () => {
  const known = new Set(
    [...read('.env.example').matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, it]) => it),
  );
  const named = everywhere(guides, /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ word }) => !known.has(word) && !OF_OTHERS.test(word))).toEqual([]);
});

test('the guide lists every word that no password may consist of', () => {
  const guide = read('docs/operating.md');
  expect(CONTEXT_NAMES.filter((word) => !guide.includes(`*${word}*`))).toEqual([]);
});

function everywhere(places: readonly string[], pattern: RegExp) {
  return places.flatMap((guide) =>
    [...read(guide).matchAll(pattern)].map(([, word = '']) => ({ guide, word })),
  );
}
