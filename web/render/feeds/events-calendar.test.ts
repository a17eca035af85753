import { expect, test } from 'vitest';
import { events } from '#content/documents/events.ts';
import { news } from '#content/documents/news.ts';
import { openWebsite } from '#content/website/website.ts';
import { calendarFiles } from './events-calendar.ts';
import { newsFeed } from './feed.ts';

const NOW = new Date('2026-11-23T06:00:00Z');
const [waterDay] = events.defaults.en.items;

function calendarOf(changes: object): string {
  const items = [{ ...waterDay, date: '2027-03-14', ...changes }];
  const values = new Map([['events', { ...events.defaults.en, items }]]);
  const [all] = calendarFiles(openWebsite({ locale: 'en', values, now: NOW }), NOW);
  return all?.text ?? '';
}

test('a morning in India is written in UTC, with a permanent address', () => {
  const text = calendarOf({ time: '09:00', end_time: '12:00', place: 'Well of ward 3; Rampur' });
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:water-day@{{host}}',
      'SEQUENCE:{{site_version}}',
      'DTSTAMP:20261123T060000Z',
      'DTSTART:20270314T033000Z',
      'DTEND:20270314T063000Z',
      'LOCATION:Well of ward 3\\; Rampur',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('days without a time end on the day after the last one', () => {
  const text = calendarOf({ end_date: '2027-03-31' });
  expect(text).toContain('DTSTART;VALUE=DATE:20270314\r\nDTEND;VALUE=DATE:20270401');
});

test('a cancelled event is marked as cancelled, not removed', () => {
  expect(calendarOf({ status: 'cancelled' })).toContain('STATUS:CANCELLED');
});

test('words cannot inject a line', () => {
  const about = 'Tea\nATTACH:https://evil.example\n\nand, shade\rATTACH:https://evil.example';
  const text = calendarOf({ about });
  expect(text.split(/\r\n|\r|\n/).filter((row) => row.startsWith('ATTACH'))).toEqual([]);
  expect(text).toContain('and\\, shade');
});

test('a news item is in the feed with its picture, words and links, and its markup is escaped', () => {
  const item = { title: 'Tea & <b>shade</b>', slug: 'tea', date: '2026-11-20', author: 'Ravi' };
  const items = [
    {
      ...{ ...item, place: '', program: '', picture: 'well.webp' },
      text: 'We **sat** <b>.\n\nThen [rain](/wash).',
    },
  ];
  const values = new Map([['news', { ...news.defaults.en, items }]]);
  const feed = newsFeed(openWebsite({ locale: 'en', values }));
  expect(feed).toContain('<title>Tea &amp; &lt;b&gt;shade&lt;/b&gt;</title>');
  expect(feed).toContain('<id>{{origin}}/news/tea</id>');
  const [, content = ''] = /<content type="html">(.*)<\/content>/.exec(feed) ?? [];
  const html = content.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  const image = /^<p><img src="\{\{origin\}\}\/(shared|images)\/well\.[^"]+" alt="[^"]+"><\/p>/;
  expect(html).toMatch(image);
  expect(html).toContain('<p>We <strong>sat</strong> &amp;lt;b&amp;gt;.</p>');
  expect(html).toContain('<p>Then <a href="{{origin}}/wash">rain</a>.</p>');
  expect(feed).toContain('<updated>2026-11-20T00:00:00+05:30</updated>');
});

test('the feed without items is empty and valid', () => {
  const feed = newsFeed(openWebsite({ locale: 'hi' }));
  expect(feed).toContain('xml:lang="hi-IN"');
  expect(feed).not.toContain('<entry');
});
