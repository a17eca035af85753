// A number and a time name an erased enquiry, also beside the enquiries of another database.
import type { Insertable, Kysely } from 'kysely';
import { writeAudit } from '../../audit-log/audit-log.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import type { ErasedEnquiriesTable } from '../../db/tables/enquiries.ts';
import type { Tables } from '../../db/tables.ts';
import { readRows } from './rows.ts';

export type ErasedEnquiry = Insertable<ErasedEnquiriesTable>;

export async function readErasedEnquiries(snapshot: Snapshot): Promise<ErasedEnquiry[]> {
  const rows = await readRows(snapshot, 'erased_enquiries');
  return rows.map(({ enquiry_id, created_at }) => ({
    enquiry_id: Number(enquiry_id),
    created_at: String(created_at),
  }));
}

/** @returns how many of them were in the backup */
export async function eraseEnquiriesAgain(
  db: Kysely<Tables>,
  erased: readonly ErasedEnquiry[],
  now: Date,
): Promise<number> {
  let found = 0;
  for (const enquiry of erased) {
    const { numDeletedRows } = await db
      .deleteFrom('enquiries')
      .where('id', '=', enquiry.enquiry_id)
      .where('created_at', '=', enquiry.created_at)
      .executeTakeFirst();
    // The next restore needs the erasures that this backup lacks.
    await db
      .insertInto('erased_enquiries')
      .values(enquiry)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (numDeletedRows === 0n) continue;
    found += 1;
    const by = { id: null, origin: 'restore' };
    const event = { by, action: 'erase', entity: 'query', id: enquiry.enquiry_id } as const;
    await writeAudit(db, event, now);
  }
  return found;
}
