// The trust's legal status, as far as it is filled in.
import type { pageTransparency } from '#content/documents/pages/page-transparency.ts';
import type { registrations } from '#content/documents/registrations.ts';
import type { Website } from '#content/website/website.ts';
import type { Words } from '#content/website/words.ts';
import { type Approval, isClaimed } from '../bank-details/approval.ts';
import type { Row } from '../sections/ledger.tsx';

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
  const approval = (term: string, held: Approval): Row[] => {
    if (!isClaimed(held, isOver)) return [];
    const { number, valid_until } = held;
    const note = valid_until === '' ? '' : `${words.valid_until} ${formatDate(valid_until)}`;
    return [{ term, value: number, note }];
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
