// Structured data of single events and news items (schema.org).
import { facts } from '#content/documents/facts.ts';
import { findItem, isItemPath, type SitePath } from '#content/item-pages.ts';
import type { DatedEvent } from '#content/website/dated-events.ts';
import type { NewsItem } from '#content/website/news-items.ts';
import type { Website } from '#content/website/website.ts';
import { timestampInIndia } from '#domain/indian-time.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/text/placeholders.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { plainText } from '#domain/website/text/plain-text.ts';
import { shareImage } from './share-image.ts';

const STATES = {
  planned: 'https://schema.org/EventScheduled',
  moved: 'https://schema.org/EventRescheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

export function itemData(website: Website, path: SitePath): object[] {
  if (!isItemPath(path)) return [];
  const address = origin + localePath(website.locale, path);
  const item = findItem(website, path);
  if (!item) return [];
  switch (item.kind) {
    case 'event':
      return [eventData(website, item.event, address)];
    case 'news-item':
      return [newsItemData(website, item.newsItem, address)];
    case 'custom-page':
      return [];
  }
}

function eventData(website: Website, event: DatedEvent, address: string): object {
  const { name, title, date, time, end_date, end_time, status, moved_from, place, picture } = event;
  const end = end_date || end_time ? instant(end_date || date, end_time) : undefined;
  return {
    '@type': 'Event',
    '@id': `${address}#event`,
    name,
    description: plainText(title),
    url: address,
    startDate: instant(date, time),
    ...(end && { endDate: end }),
    eventStatus: STATES[status],
    ...(status === 'moved' && moved_from && { previousStartDate: moved_from }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place || website.words(facts).name,
      address: place ? `${place}, India` : 'India',
    },
    image: shareImage(picture).address,
    organizer: { '@id': `${origin}/#organisation` },
  };
}

function newsItemData(website: Website, newsItem: NewsItem, address: string): object {
  const { title, date, author, picture, lang = website.locale } = newsItem;
  return {
    '@type': 'NewsArticle',
    '@id': `${address}#note`,
    headline: title,
    datePublished: date,
    inLanguage: `${lang}-IN`,
    mainEntityOfPage: address,
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(picture && { image: shareImage(picture).address }),
    publisher: { '@id': `${origin}/#organisation` },
  };
}

/** A day, or a time of that day in India. */
function instant(day: string, time: string): string {
  return time === '' ? day : timestampInIndia(day, time);
}
