// The website of a trust that has filled in its registrations, events and news.
import { events } from '#content/documents/events.ts';
import { news } from '#content/documents/news.ts';
import {
  expect,
  scrollsSideways,
  test,
  violations,
  waitForHydration,
} from '../../support/browser/e2e-fixtures.ts';
import { publishDocument, restoreDocument } from '../../support/browser/website/website-editor.ts';

const [waterDay, storyCircle, craftFair, treePlanting] = events.defaults.en.items;
const dates = {
  ...events.defaults.en,
  items: [
    {
      ...waterDay,
      date: '2090-03-14',
      time: '09:00',
      end_time: '12:00',
      place: 'Ward 3, Rampur',
      host: 'Asha, +91 98765 43210',
      about: 'Silt comes out.\n\nThere is **tea**.',
    },
    { ...storyCircle, date: '2090-04-02', status: 'moved', moved_from: '2090-03-26' },
    { ...craftFair, date: '2090-04-11', status: 'cancelled', place: 'Haat, Bhopal' },
    { ...treePlanting, date: '2020-07-04', outcome: 'Of 320 saplings, 290 live.' },
  ],
};

test('a visitor finds an event, adds it to a calendar and shares it', async ({
  page,
  program,
  request,
}) => {
  await publishDocument(program, 'events', dates);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/event');
  await expect(page.getByText('Moved from 26 March 2090')).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Water day', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Water day' })).toBeVisible();
  await expect(page.getByText('Tuesday, 14 March 2090, 9:00 to 12:00 Indian time')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violations(page)).toEqual([]);
  const share = page.getByRole('link', { name: 'Share on WhatsApp' });
  const shared = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
  expect(shared).toMatch(/http:\/\/\S+\/event\/water-day$/);
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await request.get(calendar ?? '');
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = (await file.text()).split('\r\n');
  expect(lines).toContain('DTSTART:20900314T033000Z');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(await (await request.get('/events.ics')).text()).toContain('STATUS:CANCELLED');

  await restoreDocument(program, 'events');
  expect((await request.get('/event/water-day')).status()).toBe(404);
  expect((await request.get('/hi/event/water-day.ics')).status()).toBe(404);
});

test('an event with a sign-up link of its own is joined there', async ({ page, program }) => {
  const join = 'https://forms.trust.in/river-walk';
  const items = [{ ...waterDay, date: '2090-03-14', join }, { ...storyCircle, join }, craftFair];
  await publishDocument(program, 'events', { ...events.defaults.en, items });
  await page.goto('/event');
  const joinLink = (name: string) => page.getByRole('link', { name: `Join Us at the ${name}` });
  await expect(joinLink('Story circle')).toHaveAttribute('href', join);
  await expect(joinLink('Craft fair')).toHaveAttribute('href', /^https:\/\/forms\.example\//);
  await page.goto('/event/water-day');
  await expect(joinLink('Water day')).toHaveAttribute('href', join);
  await expect(page.getByText('The addresses of our forms are placeholders')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await restoreDocument(program, 'events');
});

test('a link to an event that was removed leads to the page that says so', async ({
  browser,
  program,
}) => {
  await publishDocument(program, 'events', dates);
  const page = await browser.newPage({ baseURL: program.address });
  await page.goto('/event');
  await waitForHydration(page);
  await restoreDocument(program, 'events');
  await page.getByRole('link', { name: 'Water day', exact: true }).click();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error')).toBeHidden();
  await page.close();
});

test('without script a past event shows its report', async ({ browser, program }) => {
  await publishDocument(program, 'events', dates);
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: program.address });
  await page.goto('/hi/event');
  await page.getByRole('link', { name: 'क्या हुआ' }).click();
  await expect(page.getByText('Of 320 saplings, 290 live.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'कैलेंडर में जोड़ें' })).toBeHidden();
  await page.close();
  await restoreDocument(program, 'events');
});

test('a news item has a page, an entry in the feed and a link in the footer', async ({
  page,
  program,
  request,
}) => {
  const footer = page.locator('footer').getByRole('link', { name: 'News' });
  await page.goto('/news');
  await expect(page.getByRole('heading', { name: 'There is no note yet' })).toBeVisible();
  await expect(footer).toBeHidden();
  const newsItem = { title: 'A new pump', slug: '', date: '2026-11-20', author: 'Ravi' };
  const words = {
    place: 'Rampur',
    program: 'WASH',
    text: 'Water runs.\n\nA committee:\n- keeps it',
  };
  const items = [{ ...newsItem, ...words, picture: 'pump.webp', pictures: [] }];
  await publishDocument(program, 'news', { ...news.defaults.en, items });
  await page.reload();
  await expect(footer).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'A new pump', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'keeps it' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const feed = await (await request.get('/news.atom')).text();
  expect(feed).toContain('/news/a-new-pump</id>');
  expect(feed).toContain('&lt;ul&gt;&lt;li&gt;keeps it&lt;/li&gt;&lt;/ul&gt;');
  await restoreDocument(program, 'news');
});
