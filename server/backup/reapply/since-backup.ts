// Decisions since the backup hold after a restore: erasures, withdrawals of consent, and the numbers of accounts.
import { keysOf } from '#domain/collections/keys-of.ts';
import type { DatabaseLocation } from '../../config.ts';
import { openSnapshot } from '../../db/open-snapshot.ts';
import type { FreshDatabase } from '../../db/replace.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import { type PreservedAccount, preserveAccounts, readAccounts } from './accounts.ts';
import {
  type ErasedEnquiry,
  eraseEnquiriesAgain,
  readErasedEnquiries,
} from './erased-enquiries.ts';
import { type Erasures, readErasures, reapplyErasures } from './erasures.ts';
import {
  findLostReceipts,
  type LastReceipt,
  type LostReceipts,
  readLastReceipts,
} from './lost-receipts.ts';
import { type PreservedNotice, preserveNotices, readNotices } from './notices.ts';
import { type LastNumbers, readLastNumbers } from './sequences.ts';
import { readWithdrawals, reapplyWithdrawals, type Withdrawal } from './withdrawals.ts';
import { readWithdrawnFiles, type WithdrawnFile, withdrawFilesAgain } from './withdrawn-files.ts';

export interface SinceBackup {
  accounts?: PreservedAccount[];
  erasures?: Erasures;
  notices?: PreservedNotice[];
  withdrawals?: Withdrawal[];
  enquiries?: ErasedEnquiry[];
  files?: WithdrawnFile[];
  receipts?: LastReceipt[];
}
export type SincePart = keyof SinceBackup;

export interface KnownSinceBackup {
  since: SinceBackup;
  /** Parts that a damaged database could not tell. */
  unknown: readonly SincePart[];
  /** undefined: not known. */
  lastNumbers?: LastNumbers | undefined;
}

export interface Reapplied {
  /** Accounts that the backup lacks are kept as deleted ones. */
  accountsDeleted: number;
  erasedAgain: number;
  /** Entries whose people have withdrawn their consent. */
  withdrawnAgain: number;
  enquiriesErasedAgain: number;
  filesWithdrawnAgain: number;
  /** Their numbers will be given again. */
  lostReceipts: readonly LostReceipts[];
}

/** An earlier release knew fewer parts. */
const MIGRATIONS: Record<SincePart, string> = {
  accounts: '0001-initial-schema',
  erasures: '0021-erasure',
  notices: '0026-privacy',
  withdrawals: '0026-privacy',
  enquiries: '0029-erased-enquiries',
  files: '0030-withdrawn-files',
  receipts: '0007-donations',
};
const PARTS = keysOf(MIGRATIONS);
const READERS: { [Part in SincePart]-?: (snapshot: Snapshot) => Promise<SinceBackup[Part]> } = {
  accounts: readAccounts,
  erasures: readErasures,
  notices: readNotices,
  withdrawals: readWithdrawals,
  enquiries: readErasedEnquiries,
  files: readWithdrawnFiles,
  receipts: readLastReceipts,
};

/** @throws Error if reading fails, unless the database may be damaged */
export async function readSinceBackup(
  location: DatabaseLocation,
  { mayBeDamaged }: { mayBeDamaged: boolean },
): Promise<KnownSinceBackup> {
  const since: SinceBackup = {};
  const unknown: SincePart[] = [];
  let snapshot: Snapshot | undefined;
  try {
    snapshot = await openSnapshot(location);
    const applied = (await snapshot?.appliedMigrations()) ?? [];
    if (!snapshot || applied.length === 0) return { since, unknown };
    for (const part of PARTS.filter((each) => applied.includes(MIGRATIONS[each]))) {
      try {
        Object.assign(since, { [part]: await READERS[part](snapshot) });
      } catch (error) {
        if (!mayBeDamaged) throw error;
        unknown.push(part);
      }
    }
    const lastNumbers = await readLastNumbers(snapshot).catch((error) => {
      if (!mayBeDamaged) throw error;
      return undefined;
    });
    return { since, unknown, lastNumbers };
  } catch (error) {
    if (!mayBeDamaged) throw error;
    return { since: {}, unknown: PARTS };
  } finally {
    await snapshot?.close();
  }
}

interface Restored {
  /** ISO 8601. The backup has earlier decisions, perhaps with their opposite since. */
  madeAt: string;
  now: Date;
}

export async function reapplySinceBackup(
  fresh: Pick<FreshDatabase, 'db' | 'dialect'>,
  {
    accounts = [],
    erasures,
    notices = [],
    withdrawals = [],
    enquiries = [],
    files = [],
    receipts = [],
  }: SinceBackup,
  { madeAt, now }: Restored,
): Promise<Reapplied> {
  const { db } = fresh;
  // The other parts name accounts.
  const accountsDeleted = await preserveAccounts(db, accounts, now);
  const erasedAgain = erasures ? await reapplyErasures(fresh, erasures, now) : 0;
  const isLater = (time: string | null) => time !== null && time > madeAt;
  const later = notices.filter(
    (notice) => isLater(notice.published_at) || isLater(notice.ended_at),
  );
  await preserveNotices(db, later);
  const laterWithdrawals = withdrawals.filter(({ arrivedAt }) => isLater(arrivedAt));
  return {
    accountsDeleted,
    erasedAgain,
    withdrawnAgain: await reapplyWithdrawals(db, laterWithdrawals, now),
    enquiriesErasedAgain: await eraseEnquiriesAgain(db, enquiries, now),
    filesWithdrawnAgain: await withdrawFilesAgain(db, files, now),
    lostReceipts: await findLostReceipts(db, receipts),
  };
}
