// Times of publication are India's, wherever the reader is. India has one zone and no summer time.

import type { Messages } from '../../../messages/messages.ts';

const OFFSET_MS = 5.5 * 3_600_000;

/** @param iso a time @returns what a clock and a calendar in India show, as date and time inputs take them */
export function indianDateTime(iso: string): { date: string; time: string } {
  const shifted = new Date(Date.parse(iso) + OFFSET_MS).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** @returns undefined if the date or the time is none */
export function fromIndianDateTime(date: string, time: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const moment = new Date(`${date}T${time}:00+05:30`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** `1 Dec 2026, 06:00` */
export function formatIndianTime(t: Messages, iso: string): string {
  const { date, time } = indianDateTime(iso);
  return t.time.at(`${formatIndianDay(t, iso)} ${date.slice(0, 4)}`, time);
}

/** `1 Dec` */
export function formatIndianDay(t: Messages, iso: string): string {
  const [, month = '', day = ''] = indianDateTime(iso).date.split('-');
  return `${Number(day)} ${t.time.months[Number(month) - 1]}`;
}

/** 0 is Sunday. */
export function indianWeekday(iso: string): number {
  return new Date(Date.parse(iso) + OFFSET_MS).getUTCDay();
}
