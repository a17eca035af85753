// The commands, files and variables in the guides exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CONTEXT_NAMES } from '#domain/volunteers/common-passwords.ts';

const root = resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const folder = (name: string) => readdirSync(join(root, name)).map((file) => join(name, file));

const developerGuides = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/adding.md'];
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...folder('docs').filter((name) => name.endsWith('.md')),
];
const guides = [...pages, ...folder('deploy')];

const SOURCE_FOLDERS = [
  'bench',
  'content',
  'deploy',
  'docs',
  'domain',
  'scripts',
  'server',
  'tests',
  'tools',
  'web',
];

/** Variables that other programs or the tests read. */
const OF_OTHERS = /^(POSTGRES|GARAGE|NODE|AF|FC|TEST)_|^(MORE_COPIES|CHROMIUM)$/;

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
    /(?<!https?:\/\/\S*)(?<!\w\/)\b((?:deploy|scripts|docs)\/[\w.-]+\.?\w+)/g,
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

test('every source file and folder that the guides for developers name exists', () => {
  const known = sourcePaths();
  const exists = (path: string) => known.some((one) => one === path || one.endsWith(`/${path}`));
  const named = everywhere(developerGuides, /`([\w.][\w./-]*(?:\.(?:ts|tsx|mjs|md)|\/))`/g);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ word }) => !exists(word.replace(/\/$/, '')))).toEqual([]);
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

function sourcePaths(): string[] {
  const below = (top: string) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(top, path),
    );
  return [...SOURCE_FOLDERS, ...SOURCE_FOLDERS.flatMap(below)];
}

function everywhere(places: readonly string[], pattern: RegExp) {
  return places.flatMap((guide) =>
    [...read(guide).matchAll(pattern)].map(([, word = '']) => ({ guide, word })),
  );
}
