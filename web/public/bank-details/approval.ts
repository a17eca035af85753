import type { Website } from '#content/website/website.ts';
import { daysAfter, isDate } from '#domain/indian-time.ts';

/** A number that the trust holds from one day to another. */
export interface Approval {
  readonly number: string;
  /** A day like 2027-03-31, or empty. */
  readonly valid_from?: string;
  readonly valid_until: string;
}

/** Neither a missing number nor one without a last day lapses. */
export function hasLapsed({ number, valid_until }: Approval, isOver: Website['isOver']): boolean {
  return number !== '' && valid_until !== '' && isOver(valid_until);
}

/** Approvals are claimed from their first day to their last. */
export function isClaimed(
  { number, valid_from = '', valid_until }: Approval,
  isOver: Website['isOver'],
): boolean {
  // A draft may have anything in place of a date.
  const hasBegun = !isDate(valid_from) || isOver(daysAfter(valid_from, -1));
  return number !== '' && hasBegun && (valid_until === '' || !isOver(valid_until));
}
