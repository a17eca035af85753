// Renders pages with the renderer of the build.
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allDocuments } from '#content/documents/all-documents.ts';
import { pictures } from '#content/pictures.ts';
import { leadsToPage, pagePathsOf } from '#domain/website/addresses/site-links.ts';
import { checkDocument } from '#domain/website/checks/check-document.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { withFieldTokens } from '#domain/website/fields/field-tokens.ts';
import {
  BUILT_PAGES,
  openBuiltRenderer,
  readBuilt,
} from '../../tests/support/app/built-renderer.ts';
import { documentValue, SAMPLE_FILE } from '../../tests/support/properties/document-values.ts';
import { FILLED_WORDS } from '../../tests/support/properties/filled-words.ts';
import { runs } from '../../tests/support/properties/property-runs.ts';

const FILES = new Map([[SAMPLE_FILE, 1_200_000]]);
const UPLOADED = new Map([['meera.webp', { width: 900, height: 1200 }]]);
const names = ['meera.webp', 'well.webp', 'frieze'];
const facts = {
  hasPicture: (name: string) => names.includes(name) || name in pictures,
  hasFile: (name: string) => FILES.has(name),
  hasPage: (address: string) => leadsToPage(address, pagePathsOf(allDocuments)),
};

async function renderAll(words: ReadonlyMap<string, DocumentValue>): Promise<string[]> {
  const renderer = openBuiltRenderer({
    words: new Map([['en', words]]),
    pictures: UPLOADED,
    files: FILES,
  });
  const pages = await Promise.all(renderer.addresses.map((path) => renderer.renderPage(path)));
  return pages.flatMap(({ files }) => files).map(({ text }) => text);
}

test('every page can be rendered with any valid words', {
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
    runs(4),
  );
});

/** Shown only in states that the tokens do not cause. */
const ELSEWHERE = [
  /^registrations\./,
  /^page-home\.proof\.papers$/,
  // The home page shows a programme large or in brief.
  /^page-[a-z]+\.summary\.(text|brief)$/,
  /^page-bank-details\.(registered\.\w+|opening\.lede|details\.(qr|caption))$/,
];

test('every field of every document is shown on a page', async () => {
  const tokens = new Map(
    allDocuments.map(({ name, fields, defaults }) => [
      name,
      withFieldTokens(fields, FILLED_WORDS[name] ?? defaults.en, name),
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

/** The scripts of the pages and everything that these can load, by name. */
function publicScripts(): Map<string, string> {
  const scripts = new Map<string, string>();
  const pages = readdirSync(BUILT_PAGES).filter((name) => name.endsWith('.html'));
  const toRead = pages.flatMap((page) => scriptsNamedIn(readBuilt(page)));
  for (let name = toRead.pop(); name; name = toRead.pop()) {
    // The manifest names the desk's scripts, too.
    if (scripts.has(name) || name.startsWith('manifest-')) continue;
    const script = readBuilt(`assets/${name}`);
    scripts.set(name, script);
    toRead.push(...scriptsNamedIn(script));
  }
  return scripts;
}

const scriptsNamedIn = (text: string) =>
  [...text.matchAll(/["'`/]([\w.-]+-[\w-]{7,8}\.js)\b/g)].map(([, name = '']) => name);

/** Short words, such as "Name", may also be those of a desk screen. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 20 && value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
