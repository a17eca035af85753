import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { SiteFile } from '#domain/website/rendering.ts';
import { readDocuments } from '../documents.ts';
import { createRenderClient } from './render-client.ts';
import { readShownSite } from './shown-site.ts';

const build = join(import.meta.dirname, '../../../build');
const documents = readDocuments(join(build, 'website/documents.json'));
const stopping = new AbortController();
const render = createRenderClient(build, stopping.signal);
const pictures = new Map([
  ['meera.webp', { width: 600, height: 800 }],
  ['prakash.png', { width: 1200, height: 400 }],
]);

beforeAll(() => {
  expect(existsSync(join(build, 'server')), 'npm run build comes first').toBe(true);
});
afterAll(() => stopping.abort());

function delivered(name: string, locale: Language = 'en'): DocumentValue {
  const { defaults } = documents.get(name) ?? expect.fail(`There is no document ${name}`);
  return structuredClone(defaults[locale] ?? defaults.en);
}

async function renderWith(words: [Language, string, DocumentValue][], path?: string) {
  const values = new Map<Language, Map<string, DocumentValue>>();
  for (const [locale, name, value] of words) {
    values.set(locale, new Map([...(values.get(locale) ?? []), [name, value]]));
  }
  const { pages: shown } = readShownSite(join(build, 'page-reads.json'));
  const task = { words: values, pictures, files: new Map(), now: new Date() };
  const { pages, site, failures } = await render({ ...task, ...(path ? { path } : { shown }) });
  return { files: [...pages.flatMap((page) => page.files), ...(site?.files ?? [])], failures };
}

function builtText(path: string): string {
  const file = join(build, 'client', path);
  return readFileSync(
    existsSync(file) && !existsSync(join(file, 'index.html')) ? file : join(file, 'index.html'),
    'utf8',
  );
}

function changedPaths({ files }: { files: SiteFile[] }): string[] {
  return files
    .filter(({ path }) => existsSync(join(build, 'client', path)))
    .filter(({ path, text }) => builtText(path) !== text)
    .map(({ path }) => path)
    .sort();
}

test('an unchanged website renders to the pages of the build, byte for byte', async () => {
  const nothing = { words: new Map(), pictures, files: new Map(), now: new Date() };
  const { pages, failures } = await render(nothing);
  expect(failures).toEqual([]);
  expect(pages.length).toBeGreaterThan(90);
  expect(changedPaths({ files: pages.flatMap(({ files }) => files) })).toEqual([]);
});

test('pages are rendered without React’s checks for developers, whatever NODE_ENV is', () => {
  const modules = readdirSync(join(build, 'server'), { recursive: true, encoding: 'utf8' });
  const scripts = modules.filter((name) => name.endsWith('.js'));
  expect(scripts).toContain('index.js');
  for (const name of scripts) {
    expect(readFileSync(join(build, 'server', name), 'utf8'), name).not.toContain('NODE_ENV');
  }
});

test('pages that would not change are not rendered', async () => {
  const { files, failures } = await renderWith([]);
  expect(failures).toEqual([]);
  expect(files.map(({ path }) => path)).toContain('/sitemap.xml');
  expect(files.filter(({ text }) => text.includes('<html'))).toEqual([]);
});

test('Meera’s new answer is on its page, in the page’s data and in the structured data', async () => {
  const value = delivered('faqs');
  const [first] = value.items as { question: string; answer: string }[];
  Object.assign(first ?? {}, {
    answer: 'We **listen**, and [write it down](/about).\n\nThen we begin.',
  });
  const outcome = await renderWith([['en', 'faqs', value]]);
  // The other languages show the new English until somebody translates it.
  expect(changedPaths(outcome)).toEqual(
    ['', '/hi', '/mr'].flatMap((base) =>
      ['', '.data', '.hydration.data'].map((ending) => `${base}/faqs${ending}`),
    ),
  );
  const page = outcome.files.find(({ path }) => path === '/faqs')?.text;
  expect(page).toContain('We <strong>listen</strong>, and <a href="/about"');
  expect(page).toContain('<p>Then we begin.</p>');
  expect(page).toContain('"text":"We listen, and write it down. Then we begin."');
});

test('words that look like markup are escaped, also in the data of the page', async () => {
  const value = { ...delivered('facts'), name: `</script><img src=x onerror=alert(1)> & "Söhne"` };
  const { files } = await renderWith([['en', 'facts', value]], '/about');
  expect(files[0]?.text).toContain('Söhne');
  expect(files[0]?.text).not.toMatch(/<img src=x|<\/script><img/);
});

test('an uploaded photo is shown in its slot', async () => {
  const value = delivered('team');
  const [first] = value.items as { picture: string }[];
  Object.assign(first ?? {}, { picture: 'meera.webp' });
  const { files } = await renderWith([['en', 'team', value]], '/carousel');
  expect(files[0]?.text).toContain('/images/meera.webp?w=');
});

test('the logo stands in the header and in the menu of every page, whole, in each language', async () => {
  const value = { ...delivered('facts'), logo: 'prakash.png' };
  const { files, failures } = await renderWith([['en', 'facts', value]]);
  expect(failures).toEqual([]);
  const shown = files.filter(({ text }) => text.startsWith('<!DOCTYPE html>'));
  expect(shown.length).toBeGreaterThan(90);
  for (const { path, text } of shown) {
    const logos = text.match(/<img src="\/images\/prakash.png\?[^>]*>/g) ?? [];
    expect(logos, path).toHaveLength(2);
    for (const logo of logos) expect(logo).toMatch(/width="1200" height="400" .*alt=""/);
    expect(text, path).not.toContain('viewBox="0 0 64 64"');
    expect(text, path).toContain('"logo":"{{origin}}/images/prakash.png?w=1200"');
  }
});

test('without its picture a logo is the mark of the program', async () => {
  const value = { ...delivered('facts'), logo: 'deleted.png' };
  const { files } = await renderWith([['en', 'facts', value]]);
  expect(changedPaths({ files })).toEqual([]);
});

test('another language has its own addresses, links and language tag', async () => {
  const value = delivered('faqs', 'hi');
  const { files, failures } = await renderWith([['hi', 'faqs', value]], '/hi/faqs');
  expect(failures).toEqual([]);
  const [page, ...others] = files;
  expect(page?.path).toBe('/hi/faqs');
  expect(others.map(({ path }) => path)).toContain('/hi/faqs.data');
  expect(page?.text).toContain('<html lang="hi-IN"');
  expect(page?.text).toContain('hrefLang="hi"');
  expect(page?.text).toContain('href="/hi/about"');
  expect(page?.text).toMatch(/<link rel="alternate" hreflang="hi" href="{{origin}}\/hi\/faqs"\/>/);
});

test('a link to a page in a certain language leads there in each language', async () => {
  const value = delivered('faqs');
  const [first] = value.items as { answer: string }[];
  Object.assign(first ?? {}, { answer: 'Read [**us**](/about) or [in Hindi](/hi/about#story).' });
  const { files } = await renderWith([['en', 'faqs', value]]);
  const textAt = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  expect(textAt('/faqs')).toMatch(/<a href="\/about"[^>]*><strong>us<\/strong><\/a>/);
  expect(textAt('/faqs')).toContain('<a href="/hi/about#story">');
  expect(textAt('/mr/faqs')).toMatch(/<a href="\/mr\/about"[^>]*><strong>us/);
  expect(textAt('/mr/faqs')).toContain('<a href="/hi/about#story">');
});

test('Meera publishes in English only, and the other languages mark her words as English', async () => {
  const questions = delivered('faqs');
  const items = questions.items as unknown[];
  const [first, ...others] = items as { question: string; answer: string }[];
  const added = { question: 'Do you work on Sundays?', answer: 'We **rest**.' };
  const values = {
    ...questions,
    items: [{ ...first, answer: 'Ask [us](/contact) first.' }, ...others, added],
  };
  const contact = delivered('page-contact');
  Object.assign(contact.opening ?? {}, { heading: 'Ring the office' });
  const { files } = await renderWith([
    ['en', 'faqs', values],
    ['en', 'page-contact', contact],
  ]);
  const textAt = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  for (const base of ['/hi', '/mr']) {
    expect(textAt(`${base}/faqs`)).toMatch(/<p lang="en">Ask <a href="[^"]+"[^>]*>us<\/a> first/);
    expect(textAt(`${base}/faqs`)).toMatch(/lang="en">Do you work on Sundays\?</);
    expect(textAt(`${base}/faqs`)).toContain('<p lang="en">We <strong>rest</strong>.</p>');
    expect(textAt(`${base}/contact`)).toMatch(/<h1[^>]* lang="en">Ring the office<\/h1>/);
  }
  expect(textAt('/faqs')).not.toContain('lang="en">');
});

test('a dated event has a page, a calendar and an entry in the sitemap, in each language', async () => {
  const value = delivered('events');
  const [first] = value.items as Record<string, string>[];
  Object.assign(first ?? {}, { date: '2027-03-14', time: '09:00', place: 'Rampur <1>' });
  const { files, failures } = await renderWith([['en', 'events', value]]);
  expect(failures).toEqual([]);
  const textAt = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  for (const base of ['', '/hi', '/mr']) {
    expect(textAt(`${base}/event/water-day`)).toContain('2027-03-14T09:00:00+05:30');
    expect(textAt(`${base}/event/water-day.data`)).toContain('Rampur');
    expect(textAt(`${base}/event/water-day.ics`)).toContain('BEGIN:VEVENT');
    expect(textAt('/sitemap.xml')).toContain(`{{origin}}${base}/event/water-day<`);
  }
  expect(textAt('/hi/event/water-day')).toContain('पानी का दिन');
  const page = textAt('/event/water-day');
  expect(page).toContain('"eventStatus":"https://schema.org/EventScheduled"');
  expect(page).toContain('https://wa.me/?text=Water%20day');
  expect(page).not.toContain('<1>');
});

test('an event moves to the past events once its day is over in India', async () => {
  const value = delivered('events');
  const [first] = value.items as Record<string, string>[];
  Object.assign(first ?? {}, { date: '2027-03-14', outcome: 'The well is clean.' });
  const words = new Map([['en' as const, new Map([['events', value]])]]);
  const on = async (now: string) => {
    const task = { words, pictures, files: new Map(), path: '/event' };
    const [page] = (await render({ ...task, now: new Date(now) })).pages;
    return page?.files[0]?.text ?? '';
  };
  expect(await on('2027-03-14T18:29:00Z')).toContain('Coming');
  const next = await on('2027-03-14T18:30:00Z');
  expect(next).not.toContain('Coming</h2>');
  expect(next).toContain('What came of it');
});

test('only an address without a page fails', async () => {
  const { failures } = await renderWith([], '/nowhere');
  expect(failures).toEqual([{ path: '/nowhere', message: 'There is no page at /nowhere' }]);
});
