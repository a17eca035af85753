import { defineDocument } from '#domain/website/document.ts';
import { choice, group, line } from '#domain/website/fields/fields.ts';

const number = line('Number', 40, { optional: true, verbatim: true });
const lastDay = {
  format: 'date',
  optional: true,
  lapses: true,
  hint: 'Not shown after that day',
} as const;
const valid_until = line('Valid until', 10, lastDay);

/**
 * Shown with the bank details and on the page Transparency, as far as they are filled in. An approval that has
 * lapsed is not shown.
 */
export const registrations = defineDocument({
  name: 'registrations',
  title: 'Registrations',
  section: 'trust',
  path: '/transparency',
  schema: 4,
  guarded: true,
  expects: [
    'legal_name',
    'registration',
    'pan',
    'section_12a.number',
    'section_80g.number',
    'fcra.status',
    'darpan',
    'csr1',
  ],
  fields: {
    legal_name: line('Registered name', 100, { optional: true }),
    registration: line('Registration number', 60, { optional: true, verbatim: true }),
    pan: line('PAN', 10, { format: 'pan', optional: true }),
    section_12a: group('12AB registration', { number, valid_until }),
    section_80g: group('80G approval', {
      number,
      issued_on: line('Issued on', 10, {
        format: 'date',
        optional: true,
        hint: 'Not shown: for the yearly statement of gifts',
      }),
      valid_from: line('Valid from', 10, {
        format: 'date',
        optional: true,
        hint: 'Not shown before that day, nor on receipts for earlier gifts',
      }),
      valid_until: line('Valid until', 10, { ...lastDay, notBefore: 'valid_from' }),
    }),
    fcra: group('FCRA (gifts from abroad)', {
      status: choice('Status', [
        { value: 'unsaid', label: 'Not said' },
        { value: 'registered', label: 'Registered' },
        { value: 'none', label: 'Not registered' },
      ]),
      number,
      valid_until,
    }),
    registered_with: line('Registered with', 80, { optional: true }),
    darpan: line('NGO DARPAN number', 40, { optional: true, verbatim: true }),
    csr1: line('CSR-1 number', 40, { optional: true, verbatim: true }),
  },
  defaults: {
    en: {
      legal_name: '',
      registration: '',
      pan: '',
      section_12a: {
        number: '',
        valid_until: '',
      },
      section_80g: {
        number: '',
        issued_on: '',
        valid_from: '',
        valid_until: '',
      },
      fcra: {
        status: 'unsaid',
        number: '',
        valid_until: '',
      },
      registered_with: '',
      darpan: '',
      csr1: '',
    },
  },
});
