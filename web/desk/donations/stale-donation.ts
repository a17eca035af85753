import { Problem } from '#domain/problems.ts';

/** Somebody else has changed the gift, or the answer to an earlier attempt was lost. */
export function isStaleDonation(error: unknown): boolean {
  return error instanceof Problem && STALE_DONATION.includes(error.code);
}

const STALE_DONATION: readonly Problem['code'][] = [
  'staleDonation',
  'receiptIssued',
  'donationCancelled',
];
