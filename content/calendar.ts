// The holiday calendar. Another year is another file beside calendar-2025.ts, named here.
import { calendar2025 } from './calendar-2025.ts';

export const HOLIDAY_KINDS = {
  national: 'National holiday',
  festival: 'Festival',
  observance: 'Observance',
} as const;

export type HolidayKind = keyof typeof HOLIDAY_KINDS;

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

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const calendar: CalendarYear = calendar2025;

export const calendarWords = {
  heading: `Holidays and Observances in India in ${calendar.year}`,
  lede: 'Schools close, fields wait and families travel by this calendar, so our chapters plan by it too.',
  note: 'Days that follow the moon may fall a day earlier or later from place to place.',
  noneNote: 'May, June and July: no holidays listed.',
};
