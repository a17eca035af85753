// Every public page, for visitors, search engines and screen readers.
import { pageHead } from '#content/documents/pages/page-documents.ts';
import { type PagePath, pages } from '#content/site-map.ts';
import { openWebsite } from '#content/website/website.ts';
import { expect, expectFits, test } from '../../support/browser/e2e-fixtures.ts';
import { inEveryLanguage } from '../../support/browser/every-language.ts';
import { sharePage } from '../../support/browser/shared-page.ts';

const website = openWebsite({ locale: 'en' });

const listed = pages.filter((page) => !('unlisted' in page)).map(({ path }) => path);
const programmePaths: readonly PagePath[] = ['/krishi', '/secondinning', '/wash', '/dream'];

test('every route of the site is a page', () => {
  const asked =
    '/ /about /tailoredsupport /contact /carousel /secondinning /revival /wash /education /earthwise /gender /advocacy /democracy /consultancy /event /calendar /policy /faqs /idealpartner /krishi /dream /involved /bank-details /privacy /accessibility /transparency /news /pages /bank-details/receipt /volunteer-with-us';
  expect([...listed].sort()).toEqual(asked.split(' ').sort());
});

for (const path of listed) {
  test(`${path} has machine-readable metadata`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { description } = pageHead(website, path);
    const plain = (text = '') =>
      text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
    const meta = (name: string) =>
      plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
    expect(html.match(/<h1[\s>]/g), 'headings of the first level').toHaveLength(1);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN"/i);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(meta('description')).toBe(description);
    expect(meta('og:description')).toBe(description);
    const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    expect(meta('og:title')).toBe(plain(title));

    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(new URL(canonical).pathname).toBe(path);
    expect(meta('og:url')).toBe(canonical);
    expect(html).not.toContain('.invalid');

    const picture = await request.get(new URL(meta('og:image')).pathname);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const kinds = JSON.parse(data)['@graph'].map((entity: { '@type': string }) => entity['@type']);
    expect(kinds).toContain('NGO');
    if (path !== '/') expect(kinds).toContain('BreadcrumbList');
    if (path === '/faqs') expect(kinds).toContain('FAQPage');
    if (programmePaths.includes(path)) expect(html).toContain('aria-label="Breadcrumb"');
  });
}

test.describe('with script', () => {
  const page = sharePage();

  for (const path of listed) {
    test(`${path} fits and is accessible, from a small phone to a desktop`, async () => {
      await page().goto(path);
      await expectFits(page(), path);
    });
  }
});

test('the sitemap has every page and nothing else', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  // The list of custom pages is empty.
  expect(addresses.sort()).toEqual(inEveryLanguage(listed.filter((path) => path !== '/pages')));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/Disallow: \/server\//);
  // A crawler has to fetch the desk's pages to see their noindex.
  expect(robots).not.toContain('/volunteer');
  expect((await request.get('/volunteer/login')).headers()['x-robots-tag']).toBe('noindex');
  expect(robots).toMatch(/Sitemap: http\S+\/sitemap\.xml/);
});

test('the licences of the delivered code are listed in /licences.txt', async ({ request }) => {
  const notices = await request.get('/licences.txt');
  expect(notices.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await notices.text();
  for (const whose of [
    'Meta Platforms',
    'Lucide',
    'Remix Software',
    'Eczar Project',
    'Hind-Regular',
  ]) {
    expect(text).toContain(whose);
  }
});

test('the site can be installed on a phone', async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = await manifest.json();
  expect(name).toBe('Adhyay Trust');
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});

test.describe('with script off', () => {
  const page = sharePage({ javaScriptEnabled: false });

  for (const path of listed) {
    test(`${path} is complete without script`, async () => {
      await page().goto(path);
      await expect(page().getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page().getByRole('navigation', { name: 'Quick links' })).toBeVisible();
      const hidden = await page().evaluate(() =>
        [...document.querySelectorAll('main p, main h2, main h3')]
          .filter(
            (element) =>
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .filter(
            (element) => !element.closest('details:not([open]), #thank-you, [data-for-phones]'),
          )
          .map((element) => element.textContent?.trim().slice(0, 60) ?? '')
          .filter((text) => text !== ''),
      );
      expect(hidden).toEqual([]);
    });
  }
});
