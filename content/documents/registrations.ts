import { defineDocument } from '#domain/website/document.ts';
import { choice, group, line } from '#domain/website/fields.ts';

const number80g = (label: string) =>
  group(label, {
    number: line('Number', 40, { optional: true }),
    valid_until: line('Valid until', 10, {
      format: 'date',
      optional: true,
      hint: 'Not shown after that day',
    }),
  });

/** Shown with the bank details, as far as they are filled in. An approval that has lapsed is not shown. */
export const registrations = defineDocument({
  name: 'registrations',
  title: 'Registrations',
  section: 'trust',
  path: '/bank-details',
  schema: 1,
  guarded: true,
  fields: {
    legal_name: line('Registered name', 100, { optional: true }),
    registration: line('Registration number', 60, { optional: true }),
    pan: line('PAN', 10, { optional: true }),
    section_12a: number80g('12A registration'),
    section_80g: number80g('80G approval'),
    fcra: group('FCRA (gifts from abroad)', {
      status: choice('Status', [
        { value: 'unsaid', label: 'Not said' },
        { value: 'registered', label: 'Registered' },
        { value: 'none', label: 'Not registered' },
      ]),
      number: line('Number', 40, { optional: true }),
      valid_until: line('Valid until', 10, {
        format: 'date',
        optional: true,
        hint: 'Not shown after that day',
      }),
    }),
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
        valid_until: '',
      },
      fcra: {
        status: 'unsaid',
        number: '',
        valid_until: '',
      },
    },
  },
});
