import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pictures } from '#content/pictures.ts';
import { pages } from '#content/site-map.ts';
import { pictureFile } from '#domain/images/images.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { focusName, placeholder } from '#domain/text/placeholders.ts';
import { dataPath, hydrationDataPath, localePath } from '#domain/website/addresses/locale-path.ts';
import { servePages } from '../../http/site/pages.ts';
import { type BuiltSite, openBuiltSite } from '../built-site.ts';
import { readDeliveredAlts } from './delivered-alts.ts';
import { altTextValues, imageValues } from './image-placeholders.ts';
import { readImageUsage } from './image-usage.ts';

const build = join(import.meta.dirname, '../../../build');
const imageUsage = readImageUsage(join(build, 'image-usage.json'));
const deliveredAlts = readDeliveredAlts(join(build, 'picture-alts.json'));
const values = new Map([
  ['origin', 'https://trust.example'],
  ['form_action', '/f/contact'],
]);
const NONE = { en: '', hi: '', mr: '' };
const WELL = 'The old well of Chandanpur';
/** Contain syntax of HTML, scripts, String.replace() and placeholders. */
const WORDS = [
  'The "old" well, Meera\'s <b>pride</b> & joy',
  '</script><script>alert(1)</script>',
  "$& $1 $` $' \\n \\u0041 {{name}}",
  'गाँव का पुराना कुआँ 🪔 और \u2028 घड़े',
  'w'.repeat(300),
];

let site: BuiltSite;
let asBuilt: ReadonlyMap<string, string>;
let app: FastifyInstance;

beforeAll(() => {
  expect(existsSync(join(build, 'client')), 'npm run build comes first').toBe(true);
});
beforeEach(async () => {
  site = openBuiltSite(
    join(build, 'client'),
    new Map([...values, ...altTextValues(imageUsage, deliveredAlts, new Map())]),
  );
  asBuilt = new Map([...site.files].map(([path, { hash }]) => [path, hash]));
  app = Fastify();
  servePages(app, site.files);
  return () => app.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': 'identity', ...headers } });
const changedPaths = () =>
  [...site.files]
    .filter(([path, { hash }]) => asBuilt.get(path) !== hash)
    .map(([path]) => path)
    .sort();

const setAltTexts = (altTexts: ReadonlyMap<string, string>, translated = NONE) => {
  const all = [...altTexts].map(([name, en]) => [name, { ...NONE, ...translated, en }] as const);
  return site.update({ values: altTextValues(imageUsage, deliveredAlts, new Map(all)) });
};

function imageTagsOf(html: string): { file: string; alt?: string }[] {
  return [...html.matchAll(/<(?:img|source)\s[^>]*>/g)].flatMap(([tag]) => {
    const [, file] = /\/images\/([^?"\s]+)/.exec(tag) ?? [];
    const [, alt] = /\salt="([^"]*)"/.exec(tag) ?? [];
    return file ? [{ file, ...(alt !== undefined && { alt: unescapeHtml(alt) }) }] : [];
  });
}

const CHARACTERS: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
const unescapeHtml = (text: string) =>
  text.replace(/&#?\w+;/g, (entity) => CHARACTERS[entity] ?? entity);

async function altsOn(path: string, file: string): Promise<(string | undefined)[]> {
  const shown = imageTagsOf((await get(path)).body);
  return shown.filter((one) => one.file === file && one.alt !== undefined).map(({ alt }) => alt);
}

const textsInData = async (path: string): Promise<unknown[]> => JSON.parse((await get(path)).body);

test('a Hindi page has the admin’s Hindi text, and other pages the English one', async () => {
  await setAltTexts(new Map([['well.webp', WELL]]), { ...NONE, hi: 'चंदनपुर का कुआँ' });
  expect(await altsOn('/wash', 'well.webp')).toEqual([WELL]);
  expect(await altsOn('/hi/wash', 'well.webp')).toEqual(['चंदनपुर का कुआँ']);
  expect(await altsOn('/mr/wash', 'well.webp')).toEqual([WELL]);
  expect(await altsOn('/hi/tailoredsupport', 'well.webp')).toEqual(['']);
  await setAltTexts(new Map([['well.webp', '']]));
  expect(await altsOn('/hi/wash', 'well.webp')).toEqual([deliveredAlts.hi?.['well.webp']]);
  expect(await altsOn('/wash', 'well.webp')).toEqual([pictures.well.alt]);
});

test('an English text on a Hindi or Marathi page is marked as English', async () => {
  const langsOn = async (path: string) =>
    [...(await get(path)).body.matchAll(/<img\s[^>]*\/images\/well\.webp[^>]*>/g)].map(
      ([tag]) => /\slang="([^"]*)"/.exec(tag)?.[1],
    );
  expect(await langsOn('/wash')).toEqual(['en']);
  expect(await langsOn('/hi/wash')).toEqual(['hi']);
  await setAltTexts(new Map([['well.webp', WELL]]), { ...NONE, hi: 'चंदनपुर का कुआँ' });
  expect(await langsOn('/hi/wash')).toEqual(['hi']);
  expect(await langsOn('/mr/wash')).toEqual(['en']);
  expect(await langsOn('/hi/tailoredsupport'), 'decoration says nothing').toEqual([undefined]);
  await setAltTexts(new Map([['well.webp', 'गाँव का पुराना कुआँ']]));
  expect(await langsOn('/mr/wash'), 'the script shows that it is not English').toEqual(['mr']);
});

test('a removed text disappears from the pages, also for an uploaded picture', () => {
  const values = altTextValues(imageUsage, deliveredAlts, new Map([['meera.webp', NONE]]));
  expect(values.get('alt:meera.webp')).toBe('');
  expect(values.get('hi:alt:meera.webp')).toBe('');
});

test.each(WORDS)('every page with the picture of the well describes it as %s', async (words) => {
  await setAltTexts(new Map([['well.webp', words]]));
  for (const page of ['/', '/wash']) {
    expect(await altsOn(page, 'well.webp')).toEqual([words]);
    for (const path of [dataPath(page), hydrationDataPath(page)]) {
      expect(await textsInData(path), path).toContain(words);
      expect(await textsInData(path), path).not.toContain(pictures.well.alt);
    }
  }
  // The image is decoration there; only the data contains its alt text.
  expect(await altsOn('/tailoredsupport', 'well.webp')).toEqual(['']);
  const inEveryLanguage = ['/', '/tailoredsupport', '/wash'].flatMap((path) =>
    LANGUAGES.map((language) => localePath(language, path)).flatMap((address) => [
      ...(path === '/tailoredsupport' ? [] : [address]),
      dataPath(address),
      hydrationDataPath(address),
    ]),
  );
  expect(changedPaths()).toEqual(inEveryLanguage.sort());
});

test.each(WORDS)('only the page’s own scripts run when a text is %s', async (words) => {
  const scripts = (html: string) => html.match(/<script/g)?.length;
  const before = (await get('/wash')).body;
  await setAltTexts(new Map([['well.webp', words]]));
  const { body, headers } = await get('/wash');
  expect(scripts(body)).toBe(scripts(before));
  const inline = [...body.matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g)];
  expect(inline.length).toBeGreaterThan(1);
  for (const [, script = ''] of inline) {
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
});

test('a cached old page is replaced by the new one, in every encoding', async () => {
  const etags = { br: '', gzip: '' };
  for (const encoding of ['br', 'gzip'] as const) {
    const { headers } = await get('/wash', { 'accept-encoding': encoding });
    etags[encoding] = String(headers.etag);
  }
  await setAltTexts(new Map([['well.webp', WELL]]));
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    const asked = { 'accept-encoding': encoding, 'if-none-match': etags[encoding] };
    const reply = await get('/wash', asked);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(unpack[encoding](reply.rawPayload).toString()).toContain(`alt="${WELL}"`);
    expect(reply.headers['cache-control']).toBe('no-cache');
  }
});

test('removing a text restores the page as built', async () => {
  await setAltTexts(new Map([['well.webp', WELL]]));
  await setAltTexts(new Map());
  expect(changedPaths()).toEqual([]);
});

test('saving the same text again changes nothing', async () => {
  await setAltTexts(new Map([['well.webp', WELL]]));
  const page = site.files.get('/wash');
  await setAltTexts(new Map([['well.webp', WELL]]));
  expect(site.files.get('/wash')).toBe(page);
});

test('the second of two simultaneous edits wins', async () => {
  const words = new Map([['well.webp', 'The first words']]);
  const first = setAltTexts(words);
  words.set('well.webp', WELL);
  await Promise.all([first, setAltTexts(words)]);
  expect(await altsOn('/wash', 'well.webp')).toEqual([WELL]);
});

test('two pictures can exchange their texts', async () => {
  const { pump, taps } = pictures;
  await setAltTexts(
    new Map([
      ['pump.webp', taps.alt],
      ['taps.webp', pump.alt],
    ]),
  );
  expect(await altsOn('/wash', 'pump.webp')).toEqual([taps.alt]);
  expect(await altsOn('/wash', 'taps.webp')).toEqual([pump.alt]);
});

test('a picture that is not used, or is decorative, changes no page', async () => {
  await setAltTexts(
    new Map([
      ['meera.webp', WELL],
      ['market.webp', WELL],
    ]),
  );
  expect(changedPaths()).toEqual([]);
});

test('error pages have the new text, too', async () => {
  await setAltTexts(
    new Map([
      ['stand-in.webp', 'A bare wall'],
      ['runner.webp', 'The {{name}} runs'],
    ]),
  );
  expect(await altsOn('/nowhere', 'stand-in.webp')).toEqual(['A bare wall']);
  // {{name}} is the placeholder for the visitor's name.
  const notSent = site.pageFor('/contact/not-sent', new Map([['name', 'Meera']]));
  expect(notSent?.html).toContain('alt="The {{name}} runs"');
  expect(notSent?.html).toContain('value="Meera"');
});

test('the text of every described picture can be changed', async () => {
  const scenes = Object.values(pictures).map(({ name }) => pictureFile(name));
  const speaking = scenes.filter((file) => imageUsage.builtAltOf(file));
  await setAltTexts(new Map(speaking.map((file) => [file, `New: ${file}`])));
  for (const { path } of pages) {
    const shown = imageTagsOf(site.files.get(path)?.body.toString() ?? '');
    const others = shown.filter(({ file, alt }) => alt && alt !== `New: ${file}`);
    expect(others, path).toEqual([]);
  }
  for (const path of [...site.files.keys()].filter((name) => name.endsWith('.data'))) {
    const old = speaking.map(imageUsage.builtAltOf);
    expect((await textsInData(path)).filter((text) => old.includes(String(text)))).toEqual([]);
  }
});

test('the text of a picture appears nowhere else on a page', () => {
  const own = Object.keys(pictures).map((name) => imageUsage.builtAltOf(pictureFile(name)));
  for (const { path } of pages) {
    const html = site.files.get(path)?.body.toString() ?? '';
    expect(
      own.filter((words) => words && html.includes(`>${words}<`)),
      path,
    ).toEqual([]);
  }
});

test('a Hindi page describes its pictures in Hindi until an admin changes that', async () => {
  const { hi = {} } = deliveredAlts;
  expect(await altsOn('/hi/wash', 'well.webp')).toEqual([hi['well.webp']]);
  expect(await altsOn('/hi/wash', 'pump.webp')).toEqual([hi['pump.webp']]);
  await setAltTexts(new Map([['well.webp', WELL]]));
  expect(await altsOn('/hi/wash', 'well.webp')).toEqual([WELL]);
  await setAltTexts(new Map());
  expect(changedPaths()).toEqual([]);
});

test('no page shows a placeholder for a picture’s text', () => {
  for (const [path, { body }] of site.files) {
    if (path.startsWith('/assets/')) continue;
    expect(body.includes('{{alt:'), path).toBe(false);
  }
});

test('the crop of an uploaded picture follows its focus, until that is removed', async () => {
  const shown = async (focus: string) => {
    const details = { alt: '', alt_hi: '', alt_mr: '', drawn_mark: null, width: 9, height: 6 };
    const images = [{ name: 'meera.webp', focus, ...details }];
    await site.update({ values: imageValues({ usage: imageUsage, deliveredAlts }, images) });
    return site.fill(placeholder(focusName('meera.webp')), 'en');
  };
  expect(await shown('30 70')).toBe('30 70');
  expect(await shown('')).toBe('');
});
