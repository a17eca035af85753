import { dayInIndia } from '#domain/indian-time.ts';
import { writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { ExportLimit } from '../../csv/limit-exports.ts';
import type { Handlers } from '../../http/handlers.ts';
import { exportSurveys } from './export.ts';

export function exportHandlers(
  ctx: AppContext,
  limit: ExportLimit,
): Pick<Handlers, 'exportSurveys'> {
  return {
    async exportSurveys({ actor, query }) {
      limit.ensureRoom();
      const now = ctx.now();
      await writeAudit(ctx.db, { by: actor, action: 'export', thing: 'survey', id: null }, now);
      const filename = `survey-entries-${dayInIndia(now)}.csv`;
      return { filename, text: limit.limited(exportSurveys(ctx, query)) };
    },
  };
}
