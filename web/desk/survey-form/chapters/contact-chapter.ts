import { CITY_SUGGESTIONS, MOBILE_DIGITS } from '#domain/surveys/survey.ts';
import { digitsOf } from '#domain/text/text.ts';
import type { Chapter, GroupedField } from './fields.ts';

export const contactChapter: Chapter = {
  id: 'contact',
  title: 'Contact and address',
  short: 'Contact',
  rows: [
    {
      fields: [
        {
          ...mobile('mobile_no', 'Mobile number'),
          required: true,
          count: ({ mobile_no }) => countOf(mobile_no),
        },
        {
          ...mobile('other_no', 'Other number'),
          optional: true,
          count: ({ other_no }) => countOf(other_no),
        },
      ],
    },
    {
      addresses: true,
      fields: [
        {
          kind: 'area',
          name: 'correspondence_address',
          label: 'Correspondence address',
          span: 6,
          required: true,
        },
        {
          kind: 'tick',
          name: 'same_address',
          label: 'Permanent address is the same',
          hint: 'Follows what you type above',
        },
        {
          kind: 'area',
          name: 'permanent_address',
          label: 'Permanent address',
          span: 6,
          follows: (values) => values.same_address,
        },
      ],
    },
    {
      fields: [
        {
          kind: 'text',
          name: 'city',
          label: 'City',
          span: 6,
          suggestions: CITY_SUGGESTIONS,
          capitals: 'words',
        },
        {
          kind: 'text',
          name: 'constituency',
          label: 'Constituency',
          span: 6,
          capitals: 'words',
        },
      ],
    },
  ],
};

function mobile(name: 'mobile_no' | 'other_no', label: string): GroupedField {
  return {
    kind: 'grouped',
    name,
    label,
    span: 6,
    type: 'tel',
    hint: `${MOBILE_DIGITS} digits`,
    group: (digits) => digits.replace(/^(\d{5})(?=\d)/, '$1 '),
    read: readMobile,
  };
}

/** Drops the prefix of a pasted `+91 52310 44718` or `052310 44718`. */
export function readMobile(typed: string): string {
  const digits = digitsOf(typed).replace(/\D/g, '');
  if (digits.length === MOBILE_DIGITS + 2 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === MOBILE_DIGITS + 1 && digits.startsWith('0')) return digits.slice(1);
  return digits;
}

function countOf(digits: string): string | undefined {
  return digits === '' ? undefined : `${digits.length} of ${MOBILE_DIGITS}`;
}
