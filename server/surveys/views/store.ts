import { ensure } from '#domain/problems.ts';
import { MAX_VIEWS } from '#domain/surveys/search/saved-view.ts';
import type { SavedView } from '#domain/surveys/search/saved-view-schema.ts';
import type { AppContext } from '../../context.ts';

export function listViews({ db }: AppContext, volunteerId: number): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('volunteer_id', '=', volunteerId)
    .orderBy('id')
    .execute();
}

/** @throws Problem tooManyViews */
export function saveView(
  { db, dialect, now }: AppContext,
  volunteerId: number,
  view: Omit<SavedView, 'id'>,
): Promise<SavedView> {
  return db.transaction().execute(async (transaction) => {
    // The lock keeps concurrent requests from counting the account's views.
    await dialect
      .forUpdate(transaction.selectFrom('volunteers').select('id').where('id', '=', volunteerId))
      .execute();
    const { views } = await transaction
      .selectFrom('saved_views')
      .select(({ fn }) => fn.countAll<number>().as('views'))
      .where('volunteer_id', '=', volunteerId)
      .executeTakeFirstOrThrow();
    ensure(views < MAX_VIEWS, 'tooManyViews');
    return transaction
      .insertInto('saved_views')
      .values({ ...view, volunteer_id: volunteerId, created_at: now().toISOString() })
      .returning(['id', 'name', 'query'])
      .executeTakeFirstOrThrow();
  });
}

/** @throws Problem viewNotFound, also for another account's view */
export async function deleteView(
  { db }: AppContext,
  volunteerId: number,
  id: number,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('volunteer_id', '=', volunteerId)
    .executeTakeFirst();
  ensure(numDeletedRows > 0n, 'viewNotFound');
}
