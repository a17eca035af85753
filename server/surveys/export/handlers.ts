import { dayInIndia } from '#domain/indian-time.ts';
import { writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { exportSurveys } from './export.ts';

export function exportHandlers(ctx: AppContext): Pick<Handlers, 'exportSurveys'> {
  return {
    async exportSurveys({ actor, query }) {
      const now = ctx.now();
      await writeAudit(ctx.db, { by: actor, action: 'export', thing: 'survey', id: null }, now);
      const filename = `survey-entries-${dayInIndia(now)}.csv`;
      return { filename, text: exportSurveys(ctx, query) };
    },
  };
}
