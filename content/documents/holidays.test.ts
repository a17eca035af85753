// The holidays of the calendar.
import { describe, expect, test } from 'vitest';
import { findMissingContent } from '#domain/website/checks/missing-content.ts';
import { openWebsite } from '../website/website.ts';
import { holidays } from './holidays.ts';
import { pageCalendar } from './pages/page-calendar.ts';

const website = openWebsite({ locale: 'en' });

describe('calendar', () => {
  const { items } = website.words(holidays);
  const months = Object.values(website.words(pageCalendar).months);

  test('has holidays in every month except May, June and July', () => {
    const empty = months.filter((_, month) => !items.some((item) => item.month === month + 1));
    expect(empty).toEqual(['May', 'June', 'July']);
  });

  test('names the year in its title', () => {
    expect(website.words(pageCalendar).opening.heading).toBe(
      'Holidays and Observances in India in 2025',
    );
  });

  test('is reported from the first day after its year', () => {
    const reported = (today: string) =>
      findMissingContent(holidays, { ...holidays.defaults.en }, today).map(({ path, reason }) => [
        path,
        reason,
      ]);
    expect(reported('2025-12-31')).toEqual([]);
    expect(reported('2026-01-01')).toEqual([['year', 'over']]);
  });

  test.each(items)('$name has a date that exists in its month', ({ month, day }) => {
    const date = new Date(Date.UTC(holidays.defaults.en.year, month - 1, day));
    expect([date.getUTCMonth() + 1, date.getUTCDate()]).toEqual([month, day]);
  });

  test('no date is listed twice in a month', () => {
    const names = items.map(({ month, name }) => `${month} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the three national holidays have their statutory dates', () => {
    const national = items.filter(({ kind }) => kind === 'national');
    expect(national.map(({ day, month }) => `${day} ${months[month - 1]}`)).toEqual([
      '26 January',
      '15 August',
      '2 October',
    ]);
  });
});
