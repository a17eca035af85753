// The holiday calendar. A new year needs a file beside calendar-2025.ts, and its name here.

import { pictures } from '../pictures.ts';
import { calendar2025 } from './calendar-2025.ts';
import { type HolidayKind, MONTHS } from './labels.ts';

export interface Holiday {
  readonly day: number;
  readonly name: string;
  readonly kind: HolidayKind;
}

export interface CalendarYear {
  readonly year: number;
  /** Twelve lists from January on, each in the order of its days. */
  readonly months: readonly (readonly Holiday[])[];
}

export interface Calendar extends CalendarYear {
  readonly emptyNote: string;
}

export const calendar: Calendar = { ...calendar2025, emptyNote: emptyNote(calendar2025) };

export const calendarText = {
  opening: pictures['calendar-opening'],
  heading: `Holidays and Observances in India in ${calendar.year}`,
  lede: 'Schools close, fields wait and families travel by this calendar, so our chapters plan by it too.',
};

function emptyNote({ months }: CalendarYear): string {
  const empty = MONTHS.filter((_, month) => months[month]?.length === 0);
  return empty.length > 0
    ? `${new Intl.ListFormat('en-IN').format(empty)}: no holidays listed.`
    : '';
}
