// What was decided since the backup and must hold after a restore over the present data: nobody who was erased, or has
// withdrawn, comes back.
import type { Kysely } from 'kysely';
import type { DatabaseLocation } from '../../config.ts';
import { openSnapshot } from '../../db/open-snapshot.ts';
import type { Tables } from '../../db/tables.ts';
import {
  type ErasedEnquiry,
  eraseEnquiriesAgain,
  readErasedEnquiries,
} from './erased-enquiries.ts';
import { type Erasures, readErasures, repeatErasures } from './erasures.ts';
import { type KeptNotice, keepNotices, readNotices } from './notices.ts';
import { readWithdrawals, repeatWithdrawals, type Withdrawal } from './withdrawals.ts';

/** Without what the release of the present database did not know. */
export interface SinceBackup {
  erasures?: Erasures;
  notices?: KeptNotice[];
  withdrawals?: Withdrawal[];
  enquiries?: ErasedEnquiry[];
}

/** How many the backup still had. */
export interface Repeated {
  /** Entries that are erased again. */
  erasedAgain: number;
  /** Entries that are deleted again, as their people have withdrawn their consent. */
  withdrawnAgain: number;
  enquiriesErasedAgain: number;
}

/** From the present database, if there is one. */
export async function readSinceBackup(location: DatabaseLocation): Promise<SinceBackup> {
  const snapshot = await openSnapshot(location);
  if (!snapshot) return {};
  try {
    const schema = await snapshot.schema();
    return {
      ...(schema.includes('0021-erasure') && { erasures: await readErasures(snapshot) }),
      ...(schema.includes('0026-privacy') && {
        notices: await readNotices(snapshot),
        withdrawals: await readWithdrawals(snapshot),
      }),
      ...(schema.includes('0029-erased-enquiries') && {
        enquiries: await readErasedEnquiries(snapshot),
      }),
    };
  } finally {
    await snapshot.close();
  }
}

/** In the restored database. */
export async function repeatSinceBackup(
  db: Kysely<Tables>,
  { erasures, notices = [], withdrawals = [], enquiries = [] }: SinceBackup,
  now: Date,
): Promise<Repeated> {
  const erasedAgain = erasures ? await repeatErasures(db, erasures, now) : 0;
  await keepNotices(db, notices, now);
  return {
    erasedAgain,
    withdrawnAgain: await repeatWithdrawals(db, withdrawals, now),
    enquiriesErasedAgain: await eraseEnquiriesAgain(db, enquiries, now),
  };
}
