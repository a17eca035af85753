import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { PrivacyNotice, PublishedNotice } from '#domain/privacy/notice-schema.ts';
import type { NoticeTexts } from '#domain/privacy/privacy-notice.ts';
import { ensure } from '#domain/problems.ts';
import { type RequestActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { PrivacyNoticesTable } from '../db/tables/privacy.ts';
import type { Tables } from '../db/tables.ts';
import { countConsents } from './count-consents.ts';

const MAX_ATTEMPTS = 5;

/** @returns undefined while the trust asks for no consent */
export async function findCurrentNotice(db: Kysely<Tables>): Promise<PrivacyNotice | undefined> {
  const notice = await db
    .selectFrom('privacy_notices')
    .selectAll()
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return notice && toApiNotice(notice);
}

export async function hasNotices(db: Kysely<Tables>): Promise<boolean> {
  const notice = await db.selectFrom('privacy_notices').select('id').limit(1).executeTakeFirst();
  return notice !== undefined;
}

export async function wasNoticeInForce(db: Kysely<Tables>, time: Date): Promise<boolean> {
  const at = time.toISOString();
  const notice = await db
    .selectFrom('privacy_notices')
    .select('id')
    .where('published_at', '<=', at)
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>', at)]))
    .limit(1)
    .executeTakeFirst();
  return notice !== undefined;
}

export async function findNoticeId(db: Kysely<Tables>, uid: string): Promise<number | undefined> {
  const notice = await db
    .selectFrom('privacy_notices')
    .select('id')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return notice?.id;
}

interface NoticeList {
  notices: PublishedNotice[];
  unasked: number;
}

export async function listNotices(ctx: AppContext): Promise<NoticeList> {
  const notices = await ctx.db
    .selectFrom('privacy_notices')
    .innerJoin('volunteers', 'volunteers.id', 'privacy_notices.published_by')
    .selectAll('privacy_notices')
    .select('volunteers.name as published_by_name')
    .orderBy('privacy_notices.id', 'desc')
    .execute();
  const { byNotice, unasked } = await countConsents(ctx);
  return {
    notices: notices.map((notice) => ({
      ...toApiNotice(notice),
      published_by: notice.published_by_name,
      ended_at: notice.ended_at,
      consents: byNotice.get(notice.id) ?? 0,
    })),
    unasked,
  };
}

interface NewNotice {
  texts: NoticeTexts;
  /** Uid of the notice that the writer has seen; empty for none, undefined skips the comparison. */
  replaces: string | undefined;
  by: RequestActor;
}

/** Ends the notice before. Equal texts, as after a lost reply, change nothing. @throws Problem staleNotice */
export async function publishNotice(
  ctx: AppContext,
  { texts, replaces, by }: NewNotice,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ctx.db.transaction().execute(replaceCurrent);
    } catch (error) {
      // Somebody else has published at the same moment: theirs ends, then.
      if (!ctx.dialect.isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }

  async function replaceCurrent(transaction: Transaction<Tables>): Promise<void> {
    const now = ctx.now();
    const current = await findCurrentNotice(transaction);
    if (isDeepStrictEqual(current?.texts, texts)) return;
    ensure(replaces === undefined || replaces === (current?.uid ?? ''), 'staleNotice');
    await endCurrent(transaction, now);
    const { id } = await transaction
      .insertInto('privacy_notices')
      .values({
        uid: randomUUID(),
        text_en: texts.en,
        text_hi: texts.hi,
        text_mr: texts.mr,
        published_by: by.id,
        published_at: now.toISOString(),
        ended_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, { by, action: 'publish', entity: 'notice', id }, now);
  }
}

/**
 * @param uid of the notice that the sender has seen; undefined skips the comparison
 * @throws Problem noNotice, staleNotice
 */
export async function endNotice(
  ctx: AppContext,
  { uid, by }: { uid: string | undefined; by: RequestActor },
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (transaction) => {
    const ended = await endCurrent(transaction, now, uid);
    if (ended.length === 0) {
      ensure((await findCurrentNotice(transaction)) === undefined, 'staleNotice');
      // A repeated request, as after a lost reply, has ended it before.
      ensure(uid !== undefined, 'noNotice');
    }
    for (const id of ended) {
      await writeAudit(transaction, { by, action: 'endNotice', entity: 'notice', id }, now);
    }
  });
}

async function endCurrent(db: Kysely<Tables>, now: Date, uid?: string): Promise<number[]> {
  const current = db
    .updateTable('privacy_notices')
    .set({ ended_at: now.toISOString() })
    .where('ended_at', 'is', null);
  const wanted = uid === undefined ? current : current.where('uid', '=', uid);
  const ended = await wanted.returning('id').execute();
  return ended.map(({ id }) => id);
}

type Notice = Pick<PrivacyNoticesTable, 'uid' | 'published_at' | `text_${keyof NoticeTexts}`>;

function toApiNotice(notice: Notice & { id: number }): PrivacyNotice {
  const { id, uid, text_en, text_hi, text_mr, published_at } = notice;
  return { id, uid, texts: { en: text_en, hi: text_hi, mr: text_mr }, published_at };
}
