import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, prose } from '#domain/website/fields/fields.ts';

/** The people responsible for the trust, shown on the page Transparency as far as they are filled in. */
export const governance = defineDocument({
  name: 'governance',
  title: 'Board, complaints, refunds',
  section: 'trust',
  path: '/transparency',
  schema: 1,
  expects: ['members', 'grievance.name', 'grievance.email', 'refunds'],
  fields: {
    members: list(
      'Board',
      'Member of the board',
      group('Member of the board', {
        name: line('Name', 60),
        role: line('Office', 60),
        since: line('Since (year)', 12, { optional: true, verbatim: true }),
      }),
      [0, 30],
    ),
    board_note: prose('How often the board meets, and whether it is paid', 300, { optional: true }),
    grievance: group('Who answers complaints', {
      name: line('Name', 60, { optional: true }),
      email: line('E-mail', 100, { optional: true, format: 'email' }),
      phone: line('Phone', 24, { optional: true, format: 'phone' }),
      answer: prose('How soon a person answers', 160, { optional: true }),
    }),
    refunds: prose('When a gift is given back', 700, { optional: true, paragraphs: 3 }),
  },
  defaults: {
    en: {
      members: [],
      board_note: '',
      grievance: { name: '', email: '', phone: '', answer: '' },
      refunds: '',
    },
  },
});
