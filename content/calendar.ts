// The holiday calendar. Another year is another file beside calendar-2025.ts, named here.

import { calendar2025 } from './calendar-2025.ts';
import type { HolidayKind } from './calendar-words.ts';
import { pictures } from './pictures.ts';

export interface Holiday {
  readonly day: number;
  readonly name: string;
  readonly kind: HolidayKind;
}

export interface CalendarYear {
  readonly year: number;
  /** Twelve lists, January first, each in the order of its days. */
  readonly months: readonly (readonly Holiday[])[];
}

export const calendar: CalendarYear = calendar2025;

export const calendarWords = {
  opening: pictures['calendar-opening'],
  heading: `Holidays and Observances in India in ${calendar.year}`,
  lede: 'Schools close, fields wait and families travel by this calendar, so our chapters plan by it too.',
};
