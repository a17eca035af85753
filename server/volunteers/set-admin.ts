import { ensure, fail } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { VolunteerRow } from './api-volunteer.ts';
import { findByEmail } from './store.ts';
import { updateVolunteer } from './update-volunteer.ts';

/** Its sessions end. @param origin for the audit log @throws Problem volunteerNotFound, accountInactive, lastAdmin */
export async function setAdmin(
  ctx: AppContext,
  email: string,
  isAdmin: boolean,
  origin: string,
): Promise<VolunteerRow> {
  const account = (await findByEmail(ctx, email)) ?? fail('volunteerNotFound');
  ensure(!isAdmin || account.status === 'active', 'accountInactive');
  return updateVolunteer(ctx, {
    id: account.id,
    change: { isAdmin },
    by: { id: null, origin },
  });
}
