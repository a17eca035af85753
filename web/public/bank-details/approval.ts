import type { Website } from '#content/website/website.ts';

/** A number that the trust holds until a day. */
export interface Approval {
  readonly number: string;
  /** 2027-03-31, or empty. */
  readonly valid_until: string;
}

/** Expired approvals are not claimed. */
export function isClaimed({ number, valid_until }: Approval, isOver: Website['isOver']): boolean {
  return number !== '' && (valid_until === '' || !isOver(valid_until));
}
