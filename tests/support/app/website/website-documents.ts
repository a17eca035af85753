// A small website for the tests of drafts, versions and publications.
import { defineDocument } from '#domain/website/document.ts';
import { file, group, line, list, picture, prose } from '#domain/website/fields/fields.ts';
import { documentsByName } from '#server/website/documents.ts';

export const facts = defineDocument({
  name: 'facts',
  title: 'The trust',
  section: 'trust',
  path: '/contact',
  schema: 1,
  fields: {
    name: line('Name', 60),
    phone: line('Phone', 20, { format: 'phone' }),
    email: line('E-mail', 100, { format: 'email' }),
  },
  defaults: {
    en: { name: 'Adhyay Trust', phone: '+91 52310 44718', email: 'office@adhyay.example' },
    hi: { name: 'अध्याय ट्रस्ट', phone: '+91 52310 44718', email: 'office@adhyay.example' },
  },
});

export const bank = defineDocument({
  name: 'bank',
  title: 'Bank details',
  section: 'trust',
  path: '/bank-details',
  schema: 1,
  guarded: true,
  fields: { account: line('Account number', 30), ifsc: line('IFSC', 11) },
  defaults: { en: { account: '000000000000', ifsc: 'XXXX0000000' } },
});

export const team = defineDocument({
  name: 'team',
  title: 'Team',
  section: 'lists',
  path: '/carousel',
  schema: 1,
  fields: {
    members: list(
      'Members',
      'Member',
      group('Member', {
        name: line('Name', 60),
        portrait: picture('Portrait', { optional: true }),
      }),
      [1, 12],
    ),
  },
  defaults: { en: { members: [{ name: 'Meera Kulkarni', portrait: 'initial' }] } },
});

export const faqs = defineDocument({
  name: 'faqs',
  title: 'Questions and answers',
  section: 'lists',
  path: '/faqs',
  schema: 1,
  fields: {
    items: list(
      'Questions',
      'Question',
      group('Question', {
        question: line('Question', 160),
        answer: prose('Answer', 1200, { paragraphs: 4 }),
      }),
      [1, 20],
    ),
  },
  defaults: {
    en: { items: [{ question: 'How can I help?', answer: 'Write to [us](/contact).' }] },
  },
});

/** Not among the others: a document whose items have addresses. */
export const events = defineDocument({
  name: 'events',
  title: 'Events',
  section: 'lists',
  path: '/event',
  schema: 1,
  fields: {
    items: list(
      'Events',
      'Event',
      group('Event', {
        name: line('Name', 40),
        slug: line('Address', 60, { format: 'slug', optional: true }),
        date: line('Date', 10, { format: 'date', optional: true }),
      }),
      [0, 9],
    ),
  },
  defaults: { en: { items: [] } },
});
/** Not among the others: a document with PDFs. */
export const reports = defineDocument({
  name: 'reports',
  title: 'Accounts and reports',
  section: 'lists',
  path: '/transparency',
  schema: 1,
  fields: {
    items: list(
      'Papers',
      'Paper',
      group('Paper', { file: file('PDF', { optional: true }) }),
      [0, 9],
    ),
    text: prose('Text', 300, { paragraphs: 2, optional: true }),
  },
  defaults: { en: { items: [], text: '' } },
});
export const websiteDocuments = documentsByName([facts, bank, team, faqs]);
