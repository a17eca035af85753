// India has one time zone and no summer time. Days are texts such as 2026-11-23, times such as 18:30.
import { HOUR_MS } from './durations.ts';

export const OFFSET_MS = 5.5 * HOUR_MS;
const OFFSET = '+05:30';
export const TIME_ZONE = 'Asia/Kolkata';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function dayInIndia(time: Date): string {
  return clockInIndia(time).day;
}

export function clockInIndia(time: Date): { day: string; time: string } {
  const shifted = new Date(time.getTime() + OFFSET_MS).toISOString();
  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** `2026-11-23T19:32:00.000+05:30` */
export function isoInIndia(time: Date): string {
  return new Date(time.getTime() + OFFSET_MS).toISOString().replace('Z', OFFSET);
}

/** 0 is Sunday. */
export function weekdayInIndia(time: Date): number {
  return new Date(time.getTime() + OFFSET_MS).getUTCDay();
}

export function timestampInIndia(day: string, time = '00:00'): string {
  return `${day}T${time}:00${OFFSET}`;
}

export function timeInIndia(day: string, time: string): Date {
  return new Date(timestampInIndia(day, time));
}

export function parseTimeInIndia(day: string, time: string): Date | undefined {
  return isDate(day) && isTime(time) ? timeInIndia(day, time) : undefined;
}

/** @returns ISO time in UTC */
export function startOfDay(day: string): string {
  return timeInIndia(day, '00:00').toISOString();
}

/** @returns ISO time in UTC, the first of the next day */
export function endOfDay(day: string): string {
  return startOfDay(dayAfter(day));
}

export function dayAfter(day: string): string {
  return daysAfter(day, 1);
}

export function daysAfter(day: string, days: number): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

/** @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function isTime(text: string): boolean {
  return TIME.test(text);
}

export function isDate(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
