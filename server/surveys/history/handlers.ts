import type { SurveyVersion } from '#domain/surveys/history-schema.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { toApiSurvey } from '../api-survey.ts';
import { findSurveyFor } from '../find-survey-for.ts';
import { readHistory, revertVersion } from './history.ts';

type HistoryEndpoints = 'readSurveyHistory' | 'revertSurvey';

export function historyHandlers(ctx: AppContext): Pick<Handlers, HistoryEndpoints> {
  return {
    async readSurveyHistory({ actor, id }) {
      await findSurveyFor(ctx, actor, id, 'read');
      const versions = await readHistory(ctx, id, { isAdmin: actor.is_admin });
      return { data: actor.is_admin ? versions : versions.map(withoutOwners) };
    },

    async revertSurvey({ actor, id, body, expectedVersion }) {
      const reverted = await revertVersion(ctx, { id, by: actor, expectedVersion }, body.version);
      return { data: toApiSurvey(reverted) };
    },
  };
}

/** Only admins see the owners. */
function withoutOwners(version: SurveyVersion): SurveyVersion {
  const changes = version.changes.filter(({ field }) => field !== 'volunteer_id');
  return { ...version, changes };
}
