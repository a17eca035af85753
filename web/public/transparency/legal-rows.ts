// The trust's legal status, as far as it is filled in. Expired claims are not made.
import type { pageTransparency } from '#content/documents/pages/page-transparency.ts';
import type { registrations } from '#content/documents/registrations.ts';
import type { Website } from '#content/website/website.ts';
import type { Words } from '#content/website/words.ts';
import type { Row } from '../sections/ledger.tsx';

interface Approval {
  readonly number: string;
  /** 2027-03-31, or empty. */
  readonly valid_until: string;
}

interface Reading {
  readonly isOver: Website['isOver'];
  readonly formatDate: (day: string) => string;
}

export function legalRows(
  facts: Words<typeof registrations>,
  words: Words<typeof pageTransparency>['law'],
  { isOver, formatDate }: Reading,
): Row[] {
  const plain = (term: string, value: string, note = ''): Row[] =>
    value === '' ? [] : [{ term, value, note }];
  const approval = (term: string, { number, valid_until }: Approval): Row[] => {
    if (valid_until !== '' && isOver(valid_until)) return [];
    const note = valid_until === '' ? '' : `${words.valid_until} ${formatDate(valid_until)}`;
    return plain(term, number, note);
  };
  const { status } = facts.fcra;
  return [
    ...plain(words.legal_name, facts.legal_name),
    ...plain(words.registration, facts.registration, facts.registered_with),
    ...plain(words.pan, facts.pan),
    ...approval(words.section_12a, facts.section_12a),
    ...approval(words.section_80g, facts.section_80g),
    ...plain(words.darpan, facts.darpan),
    ...plain(words.csr1, facts.csr1),
    ...(status === 'registered' ? approval(words.fcra, facts.fcra) : []),
    ...(status === 'none' ? [{ term: words.fcra, value: words.fcra_none, isSentence: true }] : []),
  ];
}
