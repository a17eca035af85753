// Events as iCalendar files (RFC 5545): one with all dates, to subscribe to, and one for each event. Lines are folded
// where they are served, once the site's own address is filled in (domain/text/fold-lines.ts).
import { events } from '#content/documents/events.ts';
import { CALENDAR_PATH } from '#content/item-files.ts';
import { itemPath } from '#content/item-pages.ts';
import { type DatedEvent, datedEvents } from '#content/website/dated-events.ts';
import type { Website } from '#content/website/website.ts';
import { dayAfter, timeInIndia } from '#domain/indian-time.ts';
import {
  HOST_PLACEHOLDER,
  ORIGIN_PLACEHOLDER as origin,
  SITE_VERSION_PLACEHOLDER,
} from '#domain/text/placeholders.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { plainText } from '#domain/website/text/plain-text.ts';

/** A calendar needs a component even before the first event. */
const INDIA = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The calendars of all events and of single ones in a language. */
export function calendarFiles(website: Website, now: Date): { path: string; text: string }[] {
  const all = datedEvents(website).filter(({ slug }) => slug !== '');
  const at = (path: string) => localePath(website.locale, path);
  return [
    { path: at(CALENDAR_PATH), text: calendar(website, all, now) },
    ...all.map((event) => ({
      path: at(`${itemPath('/event', event.slug)}.ics`),
      text: calendar(website, [event], now),
    })),
  ];
}

function calendar(website: Website, shown: readonly DatedEvent[], now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Adhyay//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(website.words(events).opening.heading)}`,
    ...INDIA,
    ...shown.flatMap((event) => component(website, event, now)),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

function component({ locale }: Website, event: DatedEvent, now: Date): string[] {
  const { slug, name, title, status, place, host, about } = event;
  const address = origin + localePath(locale, itemPath('/event', slug));
  const description = [plainText(title), plainText(about), host, address].filter(Boolean);
  return [
    'BEGIN:VEVENT',
    `UID:${slug}@${HOST_PLACEHOLDER}`,
    `DTSTAMP:${utc(now)}`,
    // Incremented with every publication, so that calendars take the newest state.
    `SEQUENCE:${SITE_VERSION_PLACEHOLDER}`,
    ...times(event),
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(description.join('\n'))}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${address}`,
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

function times({ date, time, end_date, end_time }: DatedEvent): string[] {
  const lastDay = end_date || date;
  if (time === '') {
    // The end is the day after the last one.
    return [
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(lastDay))}`,
    ];
  }
  const [start, end] = [timeInIndia(date, time), timeInIndia(lastDay, end_time || '23:59')];
  const hasEnd = (end_time !== '' || end_date !== '') && end > start;
  return [`DTSTART:${utc(start)}`, ...(hasEnd ? [`DTEND:${utc(end)}`] : [])];
}

const compact = (day: string): string => day.replaceAll('-', '');

function utc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n?|\n/g, '\\n');
}
