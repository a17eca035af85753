import { customPages } from '#content/documents/custom-pages.ts';
import { events } from '#content/documents/events.ts';
import { news } from '#content/documents/news.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { SAMPLE_FILE } from './document-values.ts';

/** Words of a trust that has filled in all fields that are delivered empty. */
export const FILLED_WORDS: Record<string, DocumentValue> = {
  events: {
    ...events.defaults.en,
    items: events.defaults.en.items.slice(0, 4).map((event, index) => ({
      ...event,
      place: 'Rampur',
      host: 'Asha',
      join: 'https://forms.trust.in/water',
      about: 'Bring a hat.',
      outcome: 'Three wells are clean.',
      time: '09:00',
      end_time: '12:00',
      moved_from: '2026-01-01',
      date: ['2099-03-14', '2099-04-02', '2001-01-26', '2001-02-26'][index] ?? '',
      status: (['moved', 'cancelled'] as const)[index] ?? 'planned',
      pictures: index === 2 ? [] : ['well.webp', 'pump.webp'],
    })),
  },
  news: {
    ...news.defaults.en,
    items: [1, 2].map((number) => ({
      title: 'A new pump',
      slug: `pump-${number}`,
      date: '2026-11-23',
      author: 'Ravi',
      place: 'Rampur',
      program: 'WASH',
      text: 'Water runs.',
      picture: '',
      pictures: number === 1 ? ['well.webp', 'pump.webp', 'well.webp'] : [],
    })),
  },
  'custom-pages': {
    ...customPages.defaults.en,
    items: [1, 2].map((number) => ({
      name: 'Our library',
      slug: `library-${number}`,
      linked: 'menu',
      picture: '',
      heading: 'A library',
      lede: 'It is open.',
      text: '## Hours\n- Monday',
      pictures: number === 1 ? ['well.webp', 'pump.webp', 'kites.webp', 'well.webp'] : [],
    })),
  },
  governance: {
    members: [{ name: 'Meera', role: 'Treasurer', since: '2019' }],
    board_note: 'It meets twice a year.',
    grievance: { name: 'Asha', email: '', phone: '', answer: 'Within a week.' },
    refunds: 'Within 30 days.',
  },
  reports: {
    items: [{ title: 'Accounts', year: '2025-26', auditor: 'A firm', file: SAMPLE_FILE }],
  },
};
