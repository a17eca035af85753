import { dayInIndia } from '#domain/indian-time.ts';
import { writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import { exportName } from '../../exports/export-name.ts';
import type { ExportLimit } from '../../exports/limit-exports.ts';
import { tableFile } from '../../exports/table-file.ts';
import type { Handlers } from '../../http/handlers.ts';
import { countEntries } from './count-entries.ts';
import { statisticsTable } from './statistics-table.ts';

export function statisticsHandlers(
  ctx: AppContext,
  limit: ExportLimit,
): Pick<Handlers, 'readStatistics' | 'exportStatistics'> {
  return {
    async readStatistics({ query }) {
      return { data: await countEntries(ctx, query) };
    },

    async exportStatistics({ actor, query: { format, ...query } }) {
      limit.ensureRoom();
      const now = ctx.now();
      const { rows, columns, ...filters } = query;
      const name = exportName(format, filters);
      const event = { by: actor, action: 'exportStatistics', thing: 'survey', name } as const;
      await writeAudit(ctx.db, { ...event, id: null }, now);
      const table = statisticsTable(query, await countEntries(ctx, query));
      return {
        name: `statistics-${dayInIndia(now)}`,
        format,
        content: limit.limited(tableFile(format, 'Statistics', table)),
      };
    },
  };
}
