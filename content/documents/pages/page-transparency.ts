import { defineDocument } from '#domain/website/document.ts';
import { group, line, prose } from '#domain/website/fields/fields.ts';
import { openingFields, searchFields } from './page-parts.ts';

export const pageTransparency = defineDocument({
  name: 'page-transparency',
  title: 'Transparency',
  section: 'pages',
  path: '/transparency',
  schema: 2,
  fields: {
    opening: openingFields,
    law: group(
      'In law',
      {
        heading: line('Heading', 40),
        text: prose('Text', 200),
        legal_name: line('Registered name', 30),
        registration: line('Registration number', 30),
        pan: line('PAN', 30),
        section_12a: line('12AB registration', 30),
        section_80g: line('80G approval', 30),
        darpan: line('NGO DARPAN number', 30),
        csr1: line('CSR-1 number', 30),
        fcra: line('FCRA registration', 30),
        fcra_none: prose('Without FCRA registration', 200),
        valid_until: line('Before a date', 30),
        certificates: line('Heading of the certificates', 30),
      },
      { hint: 'Shown when the document "Registrations" is filled in' },
    ),
    papers: group('Accounts and reports', {
      heading: line('Heading', 40),
      text: prose('Text', 200),
      auditor: line('Before the name of the auditor', 24),
      download: line('Link', 20),
    }),
    board: group('Board', {
      heading: line('Heading', 40),
      since: line('Before a year', 20),
    }),
    grievance: group('Complaints', {
      heading: line('Heading', 40),
      text: prose('Text', 240),
    }),
    refunds: group('Refunds', { heading: line('Heading', 40) }),
    counting: group(
      'How we count',
      { heading: line('Heading', 40), text: prose('Text', 200) },
      { hint: 'Shown when figures of "Home" say of what and when they are' },
    ),
    nothing: group('As long as nothing is filled in', {
      heading: line('Heading', 60),
      text: prose('Text', 300),
      contact: line('Link to Contact us', 30),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'weighing-opening.webp',
        heading: 'Transparency',
        lede: 'Who the trust is in law, who answers for it, and where the money went.',
      },
      law: {
        heading: 'In law',
        text: 'Numbers as they stand on the certificates. When a certificate lapses, its line goes.',
        legal_name: 'Registered name',
        registration: 'Registration number',
        pan: 'PAN',
        section_12a: '12AB registration',
        section_80g: '80G approval',
        darpan: 'NGO DARPAN',
        csr1: 'CSR-1',
        fcra: 'FCRA registration',
        fcra_none: 'Not registered. The trust cannot take gifts from abroad.',
        valid_until: 'valid until',
        certificates: 'Certificates',
      },
      papers: {
        heading: 'Accounts and reports',
        text: 'The newest first. Each can be downloaded as a PDF.',
        auditor: 'Auditor:',
        download: 'Download',
      },
      board: { heading: 'Who answers for it', since: 'since' },
      grievance: {
        heading: 'If something is wrong',
        text: 'Say what happened, when and where. A person reads it and answers.',
      },
      refunds: { heading: 'Refunds' },
      counting: {
        heading: 'How we count',
        text: 'Each figure says what it covers, from when it is, and who reported it.',
      },
      nothing: {
        heading: 'The trust’s papers are not on this page yet',
        text: 'Registration numbers, the board, audited accounts and reports stand here as soon as the trust has put them in. Until then, ask for any of them and a person answers.',
        contact: 'Ask for a paper',
      },
      search: {
        title: 'Transparency | {short_name}',
        description:
          'The trust’s registrations, board, audited accounts and annual reports, and whom to write to if something is wrong.',
      },
    },
  },
});
