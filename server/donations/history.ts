import * as z from 'zod';
import { type DonationChange, donationChange } from '#domain/donations/donation-schema.ts';
import { changedFields, type DonationFieldChange } from '#domain/donations/history.ts';
import type { AppContext } from '../context.ts';
import { readStoredJson } from '../db/columns/stored-json.ts';
import type { DonationRow } from '../db/tables/donations.ts';
import type { Log } from '../log.ts';
import { toApiDonation } from './api-donation.ts';

/** Another release may have written it, so the schema is not strict. */
const storedChanges = z.array(z.object(donationChange.shape.changes.element.shape));

const MAX_CHANGES = 200;

export async function readDonationHistory(
  { db }: AppContext,
  log: Log,
  id: number,
): Promise<DonationChange[]> {
  const rows = await db
    .selectFrom('donation_changes')
    .innerJoin('volunteers', 'volunteers.id', 'donation_changes.by')
    .selectAll('donation_changes')
    .select('volunteers.name as by_name')
    .where('donation_id', '=', id)
    .orderBy('donation_changes.id', 'desc')
    .limit(MAX_CHANGES)
    .execute();
  return rows.map(({ id: changeId, action, at, by, by_name, changes }) => ({
    action,
    at,
    by: { id: by, name: by_name },
    changes:
      readStoredJson(
        storedChanges,
        { json: changes, column: 'donation_changes.changes', id: changeId },
        log,
      ) ?? [],
  }));
}

export function donationChanges(before: DonationRow, after: DonationRow): DonationFieldChange[] {
  const isOtherNumber = before.id_sealed !== after.id_sealed && before.id_index !== after.id_index;
  return changedFields(toApiDonation(before), toApiDonation(after), { isOtherNumber });
}
