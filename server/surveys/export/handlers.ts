import { dayInIndia } from '#domain/indian-time.ts';
import type { AppContext } from '../../context.ts';
import { exportName } from '../../exports/export-name.ts';
import { exportTable } from '../../exports/export-table.ts';
import type { ExportLimit } from '../../exports/limit-exports.ts';
import type { Handlers } from '../../http/handlers.ts';
import { surveyTable } from './export.ts';

export function exportHandlers(
  ctx: AppContext,
  limit: ExportLimit,
): Pick<Handlers, 'exportSurveys'> {
  return {
    exportSurveys({ actor, query: { format, ...query } }) {
      const { sort, status, ...filters } = query;
      return exportTable(ctx, limit, {
        by: actor,
        action: 'export',
        entity: 'survey',
        what: exportName(format, { ...filters, ...(status === 'deleted' && { status }) }),
        fileName: `survey-entries-${dayInIndia(ctx.now())}`,
        format,
        title: 'Survey entries',
        table: () => surveyTable(ctx, query),
      });
    },
  };
}
