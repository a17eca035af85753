import { record } from '../audit-log.ts';
import type { House } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { exportSurveys } from './export.ts';

export function exportHandlers(house: House): Pick<Handlers, 'exportSurveys'> {
  return {
    async exportSurveys({ actor, query, origin }) {
      const now = house.now();
      const deed = { actorId: actor.id, action: 'export', thing: 'survey', origin } as const;
      await record(house.db, { ...deed, thingId: null }, now);
      const day = now.toISOString().slice(0, 10);
      return { filename: `survey-entries-${day}.csv`, text: exportSurveys(house, query) };
    },
  };
}
