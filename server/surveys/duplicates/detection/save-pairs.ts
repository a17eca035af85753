import { type ExpressionBuilder, sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import type { Tables } from '../../../db/tables.ts';
import { OPEN_PAIR } from '../pair-store.ts';
import {
  type FoundDuplicate,
  findPossibleDuplicates,
  personOf,
} from './find-possible-duplicates.ts';

/** More matches than this mean a placeholder number or name. */
const MAX_PAIRS = 20;

/** Open pairs that are no longer similar are removed. */
export async function savePairsOf(ctx: AppContext, id: number): Promise<void> {
  const entry = await ctx.db
    .selectFrom('surveys')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const found = entry ? await findPossibleDuplicates(ctx, personOf(entry), id) : [];
  const alike = found.slice(0, MAX_PAIRS);
  if (entry && alike.length > 0) await openPairs(ctx, entry, alike);
  await dropOpenPairs(
    ctx,
    id,
    alike.map((each) => each.id),
  );
}

/** A decided pair opens again only when one of its entries has changed since. */
async function openPairs(
  { db, now }: AppContext,
  entry: { id: number; version: number },
  alike: readonly FoundDuplicate[],
): Promise<void> {
  const found_at = now().toISOString();
  const rows = alike.map((each) => {
    const [older, newer] = entry.id < each.id ? [entry, each] : [each, entry];
    return {
      older_id: older.id,
      older_version: older.version,
      newer_id: newer.id,
      newer_version: newer.version,
      strength: each.strength,
      ...OPEN_PAIR,
      found_at,
      kept_id: null,
    };
  });
  await db
    .insertInto('survey_pairs')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['older_id', 'newer_id'])
        .doUpdateSet((row) => ({
          ...OPEN_PAIR,
          strength: row.ref('excluded.strength'),
          older_version: row.ref('excluded.older_version'),
          newer_version: row.ref('excluded.newer_version'),
        }))
        .where('survey_pairs.state', '<>', 'merged')
        .where(
          sql<boolean>`(survey_pairs.state = 'open' or survey_pairs.older_version < excluded.older_version
            or survey_pairs.newer_version < excluded.newer_version)`,
        ),
    )
    .execute();
}

/** Most entries are in no pair, and a delete would wait for the disk, so this reads first. */
async function dropOpenPairs(
  { db }: AppContext,
  id: number,
  stillAlike: readonly number[],
): Promise<void> {
  const open = await db
    .selectFrom('survey_pairs')
    .select(['older_id', 'newer_id'])
    .where((eb) => eb.or([eb('older_id', '=', id), eb('newer_id', '=', id)]))
    .where(isLeftToCompare)
    .execute();
  const unlike = open.filter(
    ({ older_id, newer_id }) => !stillAlike.includes(older_id === id ? newer_id : older_id),
  );
  for (const { older_id, newer_id } of unlike) {
    await db
      .deleteFrom('survey_pairs')
      .where('older_id', '=', older_id)
      .where('newer_id', '=', newer_id)
      .where(isLeftToCompare)
      .execute();
  }
}

/** An edit of a merged entry is for an admin to check, similar or not. */
function isLeftToCompare(pair: ExpressionBuilder<Tables, 'survey_pairs'>) {
  return pair.and([pair('state', '=', 'open'), pair('kept_id', 'is', null)]);
}
