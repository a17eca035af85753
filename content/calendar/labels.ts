export const HOLIDAY_KINDS = {
  national: 'National holiday',
  festival: 'Festival',
  observance: 'Observance',
} as const;

export type HolidayKind = keyof typeof HOLIDAY_KINDS;

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

export const moonNote =
  'Days that follow the moon may fall a day earlier or later from place to place.';
