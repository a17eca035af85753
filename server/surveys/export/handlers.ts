import { dayInIndia } from '#domain/indian-time.ts';
import { writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import { exportName } from '../../exports/export-name.ts';
import type { ExportLimit } from '../../exports/limit-exports.ts';
import { tableFile } from '../../exports/table-file.ts';
import type { Handlers } from '../../http/handlers.ts';
import { surveyTable } from './export.ts';

export function exportHandlers(
  ctx: AppContext,
  limit: ExportLimit,
): Pick<Handlers, 'exportSurveys'> {
  return {
    async exportSurveys({ actor, query: { format, ...query } }) {
      limit.ensureRoom();
      const now = ctx.now();
      const { sort, status, ...filters } = query;
      const name = exportName(format, { ...filters, ...(status === 'deleted' && { status }) });
      const event = { by: actor, action: 'export', thing: 'survey', id: null, name } as const;
      await writeAudit(ctx.db, event, now);
      const table = await surveyTable(ctx, query);
      return {
        name: `survey-entries-${dayInIndia(now)}`,
        format,
        content: limit.limited(tableFile(format, 'Survey entries', table)),
      };
    },
  };
}
