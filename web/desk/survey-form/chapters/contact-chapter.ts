import { groupMobileWhileTyping, withoutPhonePrefix } from '#domain/surveys/mobile.ts';
import { MOBILE_DIGITS } from '#domain/surveys/survey.ts';
import { onlyDigits } from '#domain/text/text.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { Chapter, GroupedField } from './fields.ts';

export const contactChapter: Chapter = {
  id: 'contact',
  rows: [
    {
      fields: [
        {
          ...mobile('mobile_no'),
          count: (t, { mobile_no }) => countOf(t, mobile_no),
        },
        {
          ...mobile('other_no'),
          count: (t, { other_no }) => countOf(t, other_no),
        },
      ],
    },
    {
      addresses: true,
      fields: [
        {
          kind: 'area',
          name: 'correspondence_address',
          span: 6,
        },
        {
          kind: 'checkbox',
          name: 'same_address',
          hint: (t) => t.surveyForm.hints.sameAddress,
        },
        {
          kind: 'area',
          name: 'permanent_address',
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
          span: 6,
          place: 'city',
          capitals: 'words',
        },
        {
          kind: 'text',
          name: 'constituency',
          span: 6,
          place: 'constituency',
          capitals: 'words',
        },
      ],
    },
  ],
};

function mobile(name: 'mobile_no' | 'other_no'): GroupedField {
  return {
    kind: 'grouped',
    name,
    span: 6,
    type: 'tel',
    hint: (t) => t.surveyForm.hints.mobile(MOBILE_DIGITS),
    group: groupMobileWhileTyping,
    read: readMobile,
  };
}

/** Drops the prefix of a pasted `+91 52310 44718` or `052310 44718`. */
export function readMobile(typed: string): string {
  return withoutPhonePrefix(onlyDigits(typed));
}

function countOf(t: Messages, digits: string): string | undefined {
  return digits === '' ? undefined : t.surveyForm.digitCount(digits.length, MOBILE_DIGITS);
}
