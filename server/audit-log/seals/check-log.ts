import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { AuditSealsTable } from '../../db/tables/system.ts';
import { tryDecrypt, type Vault } from '../../vault/vault.ts';
import { chainOf, digestOfEvents, headOf, sealLocation } from './seal.ts';

const BATCH = 500;

export interface LogCheck {
  events: number;
  seals: number;
  /** The head of the last seal. */
  last: { head: string; sealedAt: string } | undefined;
  unsealed: number;
  /** Undefined if everything is as it was. */
  broken: BrokenSeal | undefined;
  /** Undefined if no head was asked for. */
  isHeadKnown: boolean | undefined;
}

interface BrokenSeal {
  firstId: number;
  lastId: number;
  sealedAt: string;
  reason: 'forged' | 'gap' | 'events';
}

type Seal = Selectable<AuditSealsTable>;

/** @param head of an earlier seal, with or without spaces */
export async function checkLog(ctx: AppContext, head?: string): Promise<LogCheck> {
  const wanted = head?.replace(/\s/g, '').toLowerCase();
  const check: LogCheck = {
    events: 0,
    seals: 0,
    last: undefined,
    unsealed: 0,
    broken: undefined,
    isHeadKnown: wanted === undefined ? undefined : false,
  };
  let before: Seal | undefined;
  for await (const seal of sealsOf(ctx)) {
    const reason = await faultOf(ctx, before, seal);
    if (reason) {
      const { first_id: firstId, last_id: lastId, sealed_at: sealedAt } = seal;
      check.broken = { firstId, lastId, sealedAt, reason };
      return check;
    }
    check.events += seal.events;
    check.seals += 1;
    check.last = { head: headOf(seal), sealedAt: seal.sealed_at };
    if (wanted !== undefined && headOf(seal).replaceAll(' ', '') === wanted) {
      check.isHeadKnown = true;
    }
    before = seal;
  }
  check.unsealed = await countSince(ctx, before?.last_id ?? 0);
  return check;
}

async function* sealsOf({ db }: AppContext): AsyncGenerator<Seal> {
  for (let last = 0; ; ) {
    const seals = await db
      .selectFrom('audit_seals')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    yield* seals;
    const end = seals.at(-1);
    if (!end) return;
    last = end.id;
  }
}

async function faultOf(
  { db, vault }: AppContext,
  before: Seal | undefined,
  seal: Seal,
): Promise<BrokenSeal['reason'] | undefined> {
  if (!isGenuine(vault, seal)) return 'forged';
  if (seal.first_id !== (before?.last_id ?? 0) + 1) return 'gap';
  const { events, digest } = await digestOfEvents(db, seal.first_id, seal.last_id);
  const isSame =
    events === seal.events && chainOf(before?.chain ?? '', seal, digest) === seal.chain;
  return isSame ? undefined : 'events';
}

function isGenuine(vault: Vault, { uid, chain, chain_encrypted }: Seal): boolean {
  return tryDecrypt(vault, chain_encrypted, sealLocation(uid)) === chain;
}

async function countSince({ db }: AppContext, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '>', id)
    .executeTakeFirstOrThrow();
  return count;
}
