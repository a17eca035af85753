import { ensure } from '#domain/problems.ts';
import type { WebsiteDocument } from '#domain/website/document.ts';
import type { AppContext } from '../context.ts';
import { activeVolunteers } from '../volunteers/active-volunteers.ts';

/** Scheduled publications and previews have no session, so the current right is read. */
export async function findEditor(
  { db }: Pick<AppContext, 'db'>,
  volunteerId: number | null,
): Promise<{ isAdmin: boolean } | undefined> {
  const account = await activeVolunteers(db)
    .select('is_admin')
    .where('id', '=', volunteerId)
    .where((eb) => eb.or([eb('is_admin', '=', 1), eb('is_editor', '=', 1)]))
    .executeTakeFirst();
  return account && { isAdmin: account.is_admin === 1 };
}

/** @throws Problem forbidden, also after the right has been withdrawn */
export async function ensureMayPublish(
  ctx: Pick<AppContext, 'db'>,
  { guarded }: WebsiteDocument,
  publisher: number | null,
): Promise<void> {
  const editor = await findEditor(ctx, publisher);
  ensure(editor !== undefined && (editor.isAdmin || !guarded));
}
