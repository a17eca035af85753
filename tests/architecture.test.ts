// Checks the imports between folders, and the packages that each folder may use.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Folders that each folder may import from, besides itself. */
const ALLOWED: Record<string, { parts: string[]; packages: RegExp }> = {
  domain: { parts: [], packages: /^(diff\/lib\/diff\/array\.js|zod)$/ },
  content: { parts: ['domain'], packages: /^$/ },
  'tools/illustrations': { parts: [], packages: /^$/ },
  'tools/sample-data': { parts: ['domain'], packages: /^$/ },
  // Runs at the build and in the program, never in a browser.
  'web/render': {
    parts: ['domain', 'content', 'web'],
    packages: /^(htmlparser2|node:crypto|react-dom\/server|react-router|uqr)$/,
  },
  web: {
    parts: ['domain', 'content'],
    packages:
      /^(react|react-dom|react-router|@react-router\/dev|@formspree\/core|htmlparser2|lucide-react|p-limit|uqr|@fontsource.*|virtual:openapi-document)(\/|$)/,
  },
  server: {
    parts: ['domain'],
    packages:
      /^(node:.*|@aws-sdk\/client-s3|@fastify\/multipart|@zxcvbn-ts\/language-common|fastify|ipaddr\.js|kysely|kysely\/migration|lru-cache|modern-tar|nodemailer|p-limit|pg|prom-client|sharp|yazl|zod)$/,
  },
};
const IMPORT = /^(?:import|export)\s(type\s)?(?:[^'"(]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g;

const parts = Object.keys(ALLOWED);
const aliases: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).imports;
const files = parts.flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(root, part, name)),
);
const imports = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const early = [...text.matchAll(IMPORT)].map(([, type, wanted = '']) => ({
    file,
    wanted,
    isType: type !== undefined,
    isEarly: type === undefined,
  }));
  const late = [...text.matchAll(DYNAMIC_IMPORT)].map(([, wanted = '']) => ({
    file,
    wanted,
    isType: false,
    isEarly: false,
  }));
  return [...early, ...late];
});

test('every import leads to a part that it may import', () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.map(({ wanted }) => wanted)).toEqual(
    expect.arrayContaining(['sharp', './donation-popup.tsx']),
  );
  const wrong = imports.filter(({ file, wanted }) => {
    const { parts, packages } = ALLOWED[partOf(file)] ?? { parts: [], packages: /^$/ };
    const target = fileOf(file, wanted);
    if (target === undefined) return !packages.test(wanted);
    const part = partOf(target);
    return part !== partOf(file) && !parts.includes(part) && !isRouteType(wanted);
  });
  expect(wrong.map(({ file, wanted }) => `${relative(root, file)} takes ${wanted}`)).toEqual([]);
});

test('only the table of contents of the program imports what speaks HTTP', () => {
  const outside = imports.filter(({ file, wanted, isType }) => {
    const isHttp = relative(root, fileOf(file, wanted) ?? '').startsWith('server/http/');
    const mayImport = /^server\/(http\/|app\.ts|serve-website\.ts)/.test(relative(root, file));
    return isHttp && !isType && !mayImport;
  });
  expect(outside.map(({ file, wanted }) => `${relative(root, file)} takes ${wanted}`)).toEqual([]);
});

test('zod stays out of everything that a visitor or a volunteer downloads', () => {
  const seen = new Set<string>();
  const waiting = files.filter((file) => partOf(file) === 'web');
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const taken = imports.filter((one) => one.file === file && !one.isType);
    for (const { wanted } of taken) {
      expect(wanted, `${relative(root, file)} is downloaded`).not.toBe('zod');
      const next = fileOf(file, wanted);
      if (next && files.includes(next)) waiting.push(next);
    }
  }
  expect([...seen].map(partOf)).toContain('domain');
});

test('words of the website reach pages through loaders, so that no script contains them', () => {
  const isWords = (file: string) =>
    /^content\/(documents\/|website\/|pictures\.ts)/.test(relative(root, file));
  // A route's loader stays on the server, and with it what only the loader imports.
  const hasLoader = (file: string) =>
    /^export (const|(async )?function) loader\b/m.test(readFileSync(file, 'utf8'));
  const inWeb = imports
    .filter(({ file, isType }) => !isType && /^web\/(?!render\/)/.test(relative(root, file)))
    .filter(({ file }) => !hasLoader(file))
    .map(({ file, wanted }) => ({ file, taken: fileOf(file, wanted) ?? '' }));
  const carriers = new Set<string>();
  for (let size = -1; size < carriers.size; ) {
    size = carriers.size;
    for (const { file, taken } of inWeb)
      if (isWords(taken) || carriers.has(taken)) carriers.add(file);
  }
  expect(carriers.size).toBeGreaterThan(5);
  // Plain functions for loaders; a component that contains words is downloaded.
  const downloaded = [...carriers].filter((file) => file.endsWith('.tsx'));
  expect(downloaded.map((file) => relative(root, file))).toEqual([]);
});

test('a start loads neither the clients for buckets and mail nor the list of passwords', () => {
  const seen = new Set<string>();
  const waiting = [join(root, 'server/main.ts')];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { wanted } of imports.filter((one) => one.file === file && one.isEarly)) {
      expect(wanted, relative(root, file)).not.toMatch(/^(@(aws-sdk|smithy|zxcvbn-ts)|nodemailer)/);
      const next = fileOf(file, wanted);
      if (next) waiting.push(next);
    }
  }
  expect([...seen]).toContain(join(root, 'server/blobs/disk.ts'));
});

test('no files import each other in a circle, not even for a type', () => {
  const within = imports.flatMap(({ file, wanted }) => {
    const target = fileOf(file, wanted) ?? '';
    return files.includes(target) ? [{ file, target }] : [];
  });
  expect(within.length).toBeGreaterThan(300);
  // Files that import none of the rest, or that none of the rest imports, are in no circle.
  let rest = within;
  for (let size = -1; size !== rest.length; ) {
    size = rest.length;
    const importing = new Set(rest.map(({ file }) => file));
    const imported = new Set(rest.map(({ target }) => target));
    rest = rest.filter(({ file, target }) => importing.has(target) && imported.has(file));
  }
  expect(
    rest.map(({ file, target }) => `${relative(root, file)} takes ${relative(root, target)}`),
  ).toEqual([]);
});

test('no module imports a folder’s index', () => {
  const barrels = imports.filter(
    ({ wanted }) => /^[.#]/.test(wanted) && !/\.\w+(\?\w+)?$/.test(wanted),
  );
  expect(barrels.map(({ file, wanted }) => `${relative(root, file)} takes ${wanted}`)).toEqual([]);
});

test('the desk has no untranslated text in labels, which Biome does not check', () => {
  const worded = files.filter(
    (file) =>
      /^web\/(desk|ui)\/.*\.tsx$/.test(relative(root, file)) &&
      /\b(aria-label|title|label|alt|placeholder|legend|caption|hint)="[^"]*\p{L}/u.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(worded.map((file) => relative(root, file))).toEqual([]);
});

test('no file is called utils, helpers or the like', () => {
  const homeless = files.filter((file) =>
    /\b(utils?|helpers?|misc|common|manager|service)(\/|\.)/.test(relative(root, file)),
  );
  expect(homeless.map((file) => relative(root, file))).toEqual([]);
});

function isRouteType(wanted: string): boolean {
  return wanted.includes('+types/');
}

function partOf(file: string): string {
  const path = relative(root, file).split(sep).join('/');
  if (path === 'web/entry.server.tsx') return 'web/render';
  return parts.find((part) => path.startsWith(`${part}/`)) ?? '';
}

/** The imported file; undefined for a package. */
function fileOf(file: string, wanted: string): string | undefined {
  if (wanted.startsWith('.')) return resolve(dirname(file), wanted);
  const alias = Object.keys(aliases).find((one) => wanted.startsWith(one.slice(0, -1)));
  return alias && join(root, aliases[alias]?.replace('*', wanted.slice(alias.length - 1)) ?? '');
}
