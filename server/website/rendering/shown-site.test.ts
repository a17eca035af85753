import { expect, test } from 'vitest';
import type { RenderOutcome } from './render-worker.ts';
import { readShownSite, type ShownSite, siteChange } from './shown-site.ts';

const SITEMAP = { path: '/sitemap.xml', text: 'sitemap' };
const CALENDAR = { path: '/event/water-day.ics', text: 'calendar' };
const reads = { 'words en events': 'one' };
const shown: ShownSite = {
  pages: new Map([
    ['/about', reads],
    ['/event/water-day', reads],
  ]),
  failedPages: new Set(),
  files: new Set([SITEMAP.path, CALENDAR.path]),
};

function outcome(change: Partial<RenderOutcome> = {}, addresses = [...shown.pages.keys()]) {
  return { pages: [], site: { addresses, files: [SITEMAP, CALENDAR] }, failures: [], ...change };
}

test('a newly rendered page and its data replace the previous ones', () => {
  const files = [
    { path: '/about', text: 'new' },
    { path: '/about.data', text: 'new data' },
  ];
  const read = { 'words en events': 'two' };
  const change = siteChange(shown, outcome({ pages: [{ address: '/about', files, reads: read }] }));
  expect(change.texts.get('/about.data')).toBe('new data');
  expect(change.gone).toEqual([]);
  expect([...change.shown.pages.values()]).toEqual([read, reads]);
});

test('removing an event removes its page, data and calendar', () => {
  const site = { addresses: ['/about'], files: [SITEMAP] };
  const change = siteChange(shown, outcome({ site }));
  expect(change.gone).toEqual([
    '/event/water-day',
    '/event/water-day.data',
    '/event/water-day.hydration.data',
    CALENDAR.path,
  ]);
  expect([...change.shown.pages.keys()]).toEqual(['/about']);
});

test('a page that fails to render stays unchanged, and is rendered the next time', () => {
  const failures = [{ path: '/event/water-day', message: 'no' }];
  const change = siteChange(shown, outcome({ failures }));
  expect(change.gone).toEqual([]);
  expect([...change.shown.pages.keys()]).toEqual(['/about']);
  expect([...change.shown.failedPages]).toEqual(['/event/water-day']);
  expect(siteChange(change.shown, outcome({}, ['/about'])).gone).toContain('/event/water-day');
});

test('a site that cannot be rendered loses no page', () => {
  const failures = [{ path: '', message: 'The build cannot be read' }];
  expect(() => siteChange(shown, { pages: [], failures })).toThrow('could not be rendered');
});

test('without a build no pages are known', () => {
  expect(readShownSite('/nowhere/page-reads.json').pages.size).toBe(0);
});
