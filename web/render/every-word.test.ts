// Renders pages with the renderer of the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { allDocuments } from '#content/documents/all-documents.ts';
import { events } from '#content/documents/events.ts';
import { news } from '#content/documents/news.ts';
import { pictures } from '#content/pictures.ts';
import type { Language } from '#domain/languages.ts';
import { checkDocument } from '#domain/website/checks/check-document.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { withFieldTokens } from '#domain/website/field-tokens.ts';
import { documentValue, SAMPLE_FILE } from '../../tests/support/properties/document-values.ts';
import { runs } from '../../tests/support/properties/property-runs.ts';
import type { createRenderer } from './renderer.ts';

const build = join(import.meta.dirname, '../../build');
const readAsset = (path: string) => readFileSync(join(build, 'client', path), 'utf8');
const FILES = new Map([[SAMPLE_FILE, 1_200_000]]);
const UPLOADED = new Map([['meera.webp', { width: 900, height: 1200 }]]);
const names = ['meera.webp', 'well.webp', 'frieze'];
const facts = {
  hasPicture: (name: string) => names.includes(name) || name in pictures,
  hasFile: (name: string) => FILES.has(name),
};

let server: { entry: { module: { createRenderer: typeof createRenderer } } };

beforeAll(() => {
  expect(existsSync(build), 'npm run build comes first').toBe(true);
  // Vitest would transform the whole bundle.
  server = createRequire(import.meta.url)(join(build, 'server/index.js'));
});

async function renderAll(words: ReadonlyMap<string, DocumentValue>): Promise<string[]> {
  const task = {
    words: new Map<Language, typeof words>([['en', words]]),
    pictures: UPLOADED,
    files: FILES,
    now: new Date(),
  };
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

/** Words of a trust that has filled in what is empty as delivered. */
const FILLED: Record<string, DocumentValue> = {
  events: {
    ...events.defaults.en,
    items: events.defaults.en.items.slice(0, 4).map((event, index) => ({
      ...event,
      ...{
        place: 'Rampur',
        host: 'Asha',
        about: 'Bring a hat.',
        outcome: 'Three wells are clean.',
      },
      ...{ time: '09:00', end_time: '12:00', moved_from: '2026-01-01' },
      date: ['2099-03-14', '2099-04-02', '2001-01-26', '2001-02-26'][index] ?? '',
      status: (['moved', 'cancelled'] as const)[index] ?? 'planned',
    })),
  },
  news: {
    ...news.defaults.en,
    items: [1, 2].map((number) => ({
      ...{ title: 'A new pump', slug: `pump-${number}`, date: '2026-11-23', author: 'Ravi' },
      ...{ place: 'Rampur', program: 'WASH', text: 'Water runs.', picture: '' },
    })),
  },
  governance: {
    members: [{ name: 'Meera', role: 'Treasurer', since: '2019' }],
    board_note: 'It meets twice a year.',
    grievance: { name: 'Asha', email: '', phone: '', answer: 'Within a week.' },
    refunds: 'Within 30 days.',
  },
  reports: {
    items: [{ title: 'Accounts', year: '2025-26', auditor: 'A firm', file: SAMPLE_FILE }],
  },
};

/** Shown only in states that the tokens do not bring about. */
const ELSEWHERE = [
  /^registrations\./,
  /^page-home\.proof\.papers$/,
  // The home page shows a programme large or in brief.
  /^page-[a-z]+\.summary\.(text|brief)$/,
  /^page-bank-details\.(registered\.\w+|opening\.lede|details\.(qr|caption))$/,
];

test('every field of every document stands on a page', async () => {
  const tokens = new Map(
    allDocuments.map(({ name, fields, defaults }) => [
      name,
      withFieldTokens(fields, FILLED[name] ?? defaults.en, name),
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
