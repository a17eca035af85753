// The trust's registrations, for donors.
import type { pageBankDetails } from '#content/documents/pages/page-bank-details.ts';
import type { registrations } from '#content/documents/registrations.ts';
import type { Website } from '#content/website/website.ts';
import type { Words } from '#content/website/words.ts';
import { dateInWords } from '../words/date-in-words.ts';
import { type Approval, isClaimed } from './approval.ts';

export interface RegistrationLine {
  /** Empty for a sentence. */
  readonly title: string;
  readonly text: string;
}

export function registrationLines(
  facts: Words<typeof registrations>,
  words: Words<typeof pageBankDetails>['registered'],
  { isOver, locale }: Pick<Website, 'isOver' | 'locale'>,
): RegistrationLine[] {
  const plain = (title: string, text: string) => (text === '' ? [] : [{ title, text }]);
  const approval = (title: string, held: Approval) => {
    if (!isClaimed(held, isOver)) return [];
    const { number, valid_until } = held;
    const until = valid_until && `, ${words.valid_until} ${dateInWords(valid_until, locale)}`;
    return [{ title, text: number + until }];
  };
  const { status } = facts.fcra;
  return [
    ...plain(words.legal_name, facts.legal_name),
    ...plain(words.registration, facts.registration),
    ...plain(words.pan, facts.pan),
    ...approval(words.section_12a, facts.section_12a),
    ...approval(words.section_80g, facts.section_80g),
    ...(status === 'registered' ? approval(words.fcra, facts.fcra) : []),
    ...(status === 'none' ? [{ title: '', text: words.fcra_none }] : []),
  ];
}
