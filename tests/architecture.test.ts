// The rooms and which way their doors open.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** What each room may take from; itself always. */
const DOORS: Record<string, { rooms: string[]; packages: RegExp }> = {
  domain: { rooms: [], packages: /^zod$/ },
  content: { rooms: ['domain'], packages: /^$/ },
  art: { rooms: [], packages: /^$/ },
  invented: { rooms: ['domain'], packages: /^$/ },
  web: {
    rooms: ['domain', 'content'],
    packages:
      /^(react|react-dom|react-router|@react-router\/dev|@formspree\/core|lucide-react|@fontsource.*)(\/|$)/,
  },
  server: {
    rooms: ['domain'],
    packages:
      /^(node:.*|@aws-sdk\/client-s3|@fastify\/multipart|@zxcvbn-ts\/language-common|fastify|kysely|kysely\/migration|lru-cache|modern-tar|nodemailer|p-limit|pg|prom-client|sharp|zod)$/,
  },
};
const IMPORT = /^(?:import|export)\s(type\s)?(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
const LATE_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g;

const rooms = Object.keys(DOORS);
const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(root, room, name)),
);
const imports = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const early = [...text.matchAll(IMPORT)].map(([, type, wanted = '']) => ({
    file,
    wanted,
    isType: type !== undefined,
    isEarly: type === undefined,
  }));
  const late = [...text.matchAll(LATE_IMPORT)].map(([, wanted = '']) => ({
    file,
    wanted,
    isType: false,
    isEarly: false,
  }));
  return [...early, ...late];
});

test('every import goes through a door that is there', () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.map(({ wanted }) => wanted)).toEqual(
    expect.arrayContaining(['sharp', './donation-popup.tsx']),
  );
  const wrong = imports.filter(({ file, wanted }) => {
    const { rooms, packages } = DOORS[roomOf(file)] ?? { rooms: [], packages: /^$/ };
    const target = fileOf(file, wanted);
    if (target === undefined) return !packages.test(wanted);
    const room = roomOf(target);
    return room !== roomOf(file) && !rooms.includes(room) && !isRouteType(wanted);
  });
  expect(wrong.map(({ file, wanted }) => `${relative(root, file)} takes ${wanted}`)).toEqual([]);
});

test('zod stays out of everything that a visitor or a volunteer downloads', () => {
  const seen = new Set<string>();
  const waiting = files.filter((file) => roomOf(file) === 'web');
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
  expect([...seen].map(roomOf)).toContain('domain');
});

test('a start loads neither what speaks to a bucket nor the list of passwords', () => {
  const seen = new Set<string>();
  const waiting = [join(root, 'server/main.ts')];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { wanted } of imports.filter((one) => one.file === file && one.isEarly)) {
      expect(wanted, relative(root, file)).not.toMatch(/^@(aws-sdk|smithy|zxcvbn-ts)/);
      const next = fileOf(file, wanted);
      if (next) waiting.push(next);
    }
  }
  expect([...seen]).toContain(join(root, 'server/images/blobs-on-disk.ts'));
});

test('nothing is imported through a folder', () => {
  const barrels = imports.filter(
    ({ wanted }) => /^[.#]/.test(wanted) && !/\.\w+(\?\w+)?$/.test(wanted),
  );
  expect(barrels.map(({ file, wanted }) => `${relative(root, file)} takes ${wanted}`)).toEqual([]);
});

test('no thing is called after a thing without a home', () => {
  const homeless = files.filter((file) =>
    /(utils?|helpers?|misc|common|manager|service)\b/.test(relative(root, file)),
  );
  expect(homeless.map((file) => relative(root, file))).toEqual([]);
});

/** React Router writes these beside the house: `./+types/root.ts`. */
function isRouteType(wanted: string): boolean {
  return wanted.includes('+types/');
}

function roomOf(file: string): string {
  return relative(root, file).split(sep)[0] ?? '';
}

/** The file that an import of ours leads to; undefined for a package. */
function fileOf(file: string, wanted: string): string | undefined {
  if (wanted.startsWith('#')) return join(root, wanted.slice(1));
  return wanted.startsWith('.') ? resolve(dirname(file), wanted) : undefined;
}
