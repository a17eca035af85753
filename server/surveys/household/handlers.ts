import type { householdEndpoints } from '#domain/endpoints/household-endpoints.ts';
import type { SignedInActor } from '../../auth/actor.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findSurveyFor } from '../find-survey-for.ts';
import { linkToHousehold, listMembers, unlinkFromHousehold } from './household.ts';

export function householdHandlers(
  ctx: AppContext,
): Pick<Handlers, keyof typeof householdEndpoints> {
  const read = async (actor: SignedInActor, id: number) => {
    const entry = await findSurveyFor(ctx, actor, id, 'read');
    const members = await listMembers(ctx, entry, actor.is_admin ? undefined : actor.id);
    return { data: { household_id: entry.household_id, members } };
  };
  return {
    readHousehold: ({ actor, id }) => read(actor, id),

    async linkHousehold({ actor, id, body }) {
      await linkToHousehold(ctx, { id, otherId: body.survey_id, by: actor });
      return read(actor, id);
    },

    async unlinkHousehold({ actor, id }) {
      await unlinkFromHousehold(ctx, { id, by: actor });
      return read(actor, id);
    },
  };
}
