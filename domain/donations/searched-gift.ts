import { isDate } from '../indian-time.ts';
import { toAsciiDigits } from '../text/text.ts';
import { AMOUNT } from './donation.ts';
import { parsePaise } from './money.ts';

/** A day as people in India write it: 12/6/2026, 12.06.2026 or 12 June 2026. */
const NUMERIC_DAY = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const NAMED_DAY = /^(\d{1,2})[ -]?([a-z]{3,9})\.?,?[ -]?(\d{4})$/;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** @param search as `toSearchText` writes it @returns undefined unless all of it is an amount */
export function amountSearched(search: string): number | undefined {
  const paise = parsePaise(search);
  return paise !== null && paise >= AMOUNT.min && paise <= AMOUNT.max ? paise : undefined;
}

/** @param search as `toSearchText` writes it @returns undefined unless all of it is a day */
export function daySearched(search: string): string | undefined {
  const text = toAsciiDigits(search);
  if (isDate(text)) return text;
  const numeric = NUMERIC_DAY.exec(text);
  if (numeric) return dayOf(numeric[3], Number(numeric[2]), numeric[1]);
  const named = NAMED_DAY.exec(text);
  const name = named?.[2];
  const month = name === undefined ? -1 : MONTHS.findIndex((each) => each.startsWith(name));
  return named ? dayOf(named[3], month + 1, named[1]) : undefined;
}

function dayOf(year = '', month: number, day = ''): string | undefined {
  const text = [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDate(text) ? text : undefined;
}
