import { deductionObstacle } from '#domain/donations/deduction.ts';
import type { UnmaskedDonation } from '#domain/donations/donation-schema.ts';
import type { Messages } from '../../../messages/messages.ts';

/** Why a receipt of this gift under 80G gives no deduction; undefined if it does. */
export function noteOnDeduction(t: Messages, donation: UnmaskedDonation): string | undefined {
  const obstacle = deductionObstacle(donation);
  if (obstacle) return t.donations.noDeduction[obstacle];
  return donation.approval_missing ? t.donations.approvalMissing : undefined;
}
