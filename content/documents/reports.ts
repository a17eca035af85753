import { defineDocument } from '#domain/website/document.ts';
import { file, group, line, list } from '#domain/website/fields/fields.ts';

/** Audited accounts and annual reports, the newest year first on the page Transparency. */
export const reports = defineDocument({
  name: 'reports',
  title: 'Accounts and reports',
  section: 'lists',
  path: '/transparency',
  schema: 2,
  expects: ['items'],
  fields: {
    items: list(
      'Papers',
      'Paper',
      group('Paper', {
        title: line('Title', 80),
        year: line('Year', 12, { verbatim: true, orders: true, hint: 'Like 2025-26' }),
        auditor: line('Auditor', 80, { optional: true }),
        file: file('PDF'),
      }),
      [0, 60],
      { hint: 'The site shows the newest year first' },
    ),
    certificates: list(
      'Certificates',
      'Certificate',
      group('Certificate', { title: line('Title', 60), file: file('PDF') }),
      [0, 12],
      { hint: 'Visitors can open them beside the numbers' },
    ),
  },
  defaults: { en: { items: [], certificates: [] } },
});
