import type { Kysely } from 'kysely';
import type { PrivacyNotice, PublishedNotice } from '#domain/privacy/notice-schema.ts';
import type { NoticeTexts } from '#domain/privacy/privacy-notice.ts';
import { ensure } from '#domain/problems.ts';
import { type RequestActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { PrivacyNoticesTable } from '../db/tables/privacy.ts';
import type { Tables } from '../db/tables.ts';

type Database = Pick<AppContext, 'db'>;

/** @returns undefined while the trust asks for no consent */
export async function findCurrentNotice({ db }: Database): Promise<PrivacyNotice | undefined> {
  const notice = await db
    .selectFrom('privacy_notices')
    .select(['id', 'text_en', 'text_hi', 'text_mr', 'published_at'])
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return notice && { id: notice.id, texts: textsOf(notice), published_at: notice.published_at };
}

export async function noticeExists(db: Kysely<Tables>, id: number): Promise<boolean> {
  const notice = await db
    .selectFrom('privacy_notices')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return notice !== undefined;
}

/** The newest first. */
export async function listNotices({ db }: Database): Promise<PublishedNotice[]> {
  const notices = await db
    .selectFrom('privacy_notices')
    .innerJoin('volunteers', 'volunteers.id', 'privacy_notices.published_by')
    .selectAll('privacy_notices')
    .select('volunteers.name as published_by_name')
    .select((notice) =>
      notice
        .selectFrom('consents')
        .innerJoin('surveys', 'surveys.id', 'consents.survey_id')
        .select(({ fn }) => fn.count<number>('survey_id').distinct().as('count'))
        .whereRef('notice_id', '=', 'privacy_notices.id')
        .where('deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('consents'),
    )
    .orderBy('privacy_notices.id', 'desc')
    .execute();
  return notices.map((notice) => ({
    id: notice.id,
    texts: textsOf(notice),
    published_at: notice.published_at,
    published_by: notice.published_by_name,
    ended_at: notice.ended_at,
    consents: Number(notice.consents),
  }));
}

export async function countUnasked({ db }: Database): Promise<number> {
  const { unasked } = await db
    .selectFrom('surveys')
    .select(({ fn }) => fn.countAll<number>().as('unasked'))
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consents').select('id').whereRef('survey_id', '=', 'surveys.id').limit(1),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(unasked);
}

/** The notice before it ends. */
export async function publishNotice(
  ctx: AppContext,
  texts: NoticeTexts,
  by: RequestActor,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (transaction) => {
    await endCurrent(transaction, now);
    const { id } = await transaction
      .insertInto('privacy_notices')
      .values({
        text_en: texts.en,
        text_hi: texts.hi,
        text_mr: texts.mr,
        published_by: by.id,
        published_at: now.toISOString(),
        ended_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, { by, action: 'publish', thing: 'notice', id }, now);
  });
}

/** From now on entries are recorded without a consent. @throws Problem noNotice */
export async function endNotice(ctx: AppContext, by: RequestActor): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction().execute(async (transaction) => {
    const ended = await endCurrent(transaction, now);
    ensure(ended.length > 0, 'noNotice');
    for (const id of ended) {
      await writeAudit(transaction, { by, action: 'endNotice', thing: 'notice', id }, now);
    }
  });
}

async function endCurrent(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const ended = await db
    .updateTable('privacy_notices')
    .set({ ended_at: now.toISOString() })
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

function textsOf(notice: Pick<PrivacyNoticesTable, `text_${keyof NoticeTexts}`>): NoticeTexts {
  return { en: notice.text_en, hi: notice.text_hi, mr: notice.text_mr };
}
