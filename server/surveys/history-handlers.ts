import type { SurveyVersion } from '#domain/history-schema.ts';
import { may } from '#domain/permissions.ts';
import { ensure } from '#domain/problems.ts';
import type { House } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { putBack, readHistory } from './history.ts';
import { by, findSeen, ofOwner } from './seen-entry.ts';

type HistoryCalls = 'readSurveyHistory' | 'putBackSurvey';

export function historyHandlers(house: House): Pick<Handlers, HistoryCalls> {
  return {
    async readSurveyHistory({ actor, id }) {
      const entry = await findSeen(house, actor, id);
      ensure(may(actor, 'read', entry));
      const versions = await readHistory(house, id);
      return { data: actor.is_admin ? versions : versions.map(withoutOwners) };
    },

    async putBackSurvey({ actor, id, body, origin, expectedVersion }) {
      const entry = await findSeen(house, actor, id);
      ensure(may(actor, 'update', entry));
      const row = await putBack(house, id, body.version, by(actor, origin), expectedVersion);
      return { data: ofOwner(row, entry) };
    },
  };
}

/** Who collected an entry is shown to admins only. */
function withoutOwners(version: SurveyVersion): SurveyVersion {
  const changes = version.changes.filter(({ field }) => field !== 'volunteer_id');
  return { ...version, changes };
}
