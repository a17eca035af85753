// Times of publication are India's, wherever the reader is.
import { clockInIndia } from '#domain/indian-time.ts';
import type { Messages } from '../../../messages/messages.ts';

/** `1 Dec 2026, 06:00` */
export function formatIndianTime(t: Messages, iso: string): string {
  const { day, time } = clockInIndia(new Date(iso));
  return t.time.at(`${formatIndianDay(t, iso)} ${day.slice(0, 4)}`, time);
}

/** `1 Dec` */
export function formatIndianDay(t: Messages, iso: string): string {
  const [, month = '', day = ''] = clockInIndia(new Date(iso)).day.split('-');
  return `${Number(day)} ${t.time.months[Number(month) - 1]}`;
}
