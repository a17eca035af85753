import { expect, test } from 'vitest';
import { holidays } from '#content/documents/holidays.ts';
import { pageHome } from '#content/documents/pages/page-home.ts';
import { openWebsite } from '#content/website/website.ts';
import { calendarWords } from './calendar-words.ts';

const published = new Map([[holidays.name, { ...holidays.defaults.en, year: 2027 }]]);

test('the year that the trust publishes stands in the calendar and in the words of other pages', () => {
  const website = openWebsite({ locale: 'en', values: published });
  expect(calendarWords(website)).toMatchObject({
    year: 2027,
    headings: { year: 'All of 2027 as a list' },
  });
  expect(website.words(pageHome).calendar.year_list).toBe('All of 2027 as a list');
});

test('a language without holidays of its own has the same year', () => {
  const website = openWebsite({ locale: 'hi', english: published });
  expect(calendarWords(website).year).toBe(2027);
  expect(website.words(pageHome).calendar.year_list).toContain('2027');
});
