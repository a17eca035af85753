// Renders pages with the renderer of the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { allDocuments } from '#content/documents/all-documents.ts';
import { pictures } from '#content/pictures.ts';
import type { Language } from '#domain/languages.ts';
import { checkDocument } from '#domain/website/check-document.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { withFieldTokens } from '#domain/website/field-tokens.ts';
import { documentValue } from '../../tests/support/properties/document-values.ts';
import { runs } from '../../tests/support/properties/property-runs.ts';
import type { createRenderer } from './renderer.ts';

const build = join(import.meta.dirname, '../../build');
const readAsset = (path: string) => readFileSync(join(build, 'client', path), 'utf8');
const UPLOADED = new Map([['meera.webp', { width: 900, height: 1200 }]]);
const names = ['meera.webp', 'well.webp', 'frieze'];
const facts = { hasPicture: (name: string) => names.includes(name) || name in pictures };

let server: { entry: { module: { createRenderer: typeof createRenderer } } };

beforeAll(() => {
  expect(existsSync(build), 'npm run build comes first').toBe(true);
  // Vitest would transform the whole bundle.
  server = createRequire(import.meta.url)(join(build, 'server/index.js'));
});

async function renderAll(words: ReadonlyMap<string, DocumentValue>): Promise<string[]> {
  const task = { words: new Map<Language, typeof words>([['en', words]]), pictures: UPLOADED };
  const { createRenderer: create } = server.entry.module;
  const renderer = create(server as never, task, readAsset);
  const files = await Promise.all(renderer.addresses.map((path) => renderer.renderPage(path)));
  return files.flat().map(({ text }) => text);
}

test('every page can be shown with any words that may be published', {
  timeout: 120_000,
}, async () => {
  const website = fc.tuple(
    ...allDocuments.map(({ name, fields }) =>
      fc.tuple(fc.constant(name), documentValue(fields, names)),
    ),
  );
  await fc.assert(
    fc.asyncProperty(website, async (documents) => {
      for (const [name, value] of documents) {
        const { fields = {} } = allDocuments.find((one) => one.name === name) ?? {};
        expect(checkDocument(fields, value, facts), name).toEqual([]);
      }
      const files = await renderAll(new Map(documents));
      for (const text of files) expect(text).not.toContain('Unexpected Application Error');
    }),
    runs(6),
  );
});

/** Shown only in states that the tokens do not bring about. */
const ELSEWHERE = [
  /^registrations\./,
  /^page-home\.proof\.(counted|papers)$/,
  // The home page shows a programme large or in brief.
  /^page-[a-z]+\.summary\.(text|brief)$/,
  /^page-bank-details\.(registered\.\w+|opening\.lede|details\.(qr|caption))$/,
];

test('every field of every document stands on a page', async () => {
  const tokens = new Map(
    allDocuments.map(({ name, fields, defaults }) => [
      name,
      withFieldTokens(fields, defaults.en, name),
    ]),
  );
  const shown = (await renderAll(tokens)).join('\n');
  const wanted = [...tokens.values()].flatMap((value) => JSON.stringify(value).match(/⟦[^⟧]+⟧/g));
  const missing = wanted.filter((token) => token && !shown.includes(token));
  const places = missing.map((token) => token?.slice(1, -1).replace(/:\d+$/, '') ?? '');
  expect(places.filter((place) => !ELSEWHERE.some((known) => known.test(place)))).toEqual([]);
});

test('no script of a public page contains words of a document', () => {
  const words = allDocuments.flatMap(({ defaults }) => textsIn(defaults.en));
  const scripts = publicScripts();
  expect(scripts.size).toBeGreaterThan(10);
  const found = [...scripts].flatMap(([name, script]) =>
    words.filter((text) => script.includes(text)).map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** Those that the pages name, and all that these can load, by name. */
function publicScripts(): Map<string, string> {
  const scripts = new Map<string, string>();
  const pages = readdirSync(join(build, 'client')).filter((name) => name.endsWith('.html'));
  const toRead = pages.flatMap((page) => scriptsNamedIn(readAsset(page)));
  for (let name = toRead.pop(); name; name = toRead.pop()) {
    // The manifest names the desk's scripts, too.
    if (scripts.has(name) || name.startsWith('manifest-')) continue;
    const script = readAsset(`assets/${name}`);
    scripts.set(name, script);
    toRead.push(...scriptsNamedIn(script));
  }
  return scripts;
}

const scriptsNamedIn = (text: string) =>
  [...text.matchAll(/["'`/]([\w.-]+-[\w-]{8}\.js)\b/g)].map(([, name = '']) => name);

/** Short ones, such as "Name", may be a screen's of the desk too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 20 && value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
