import { dayInIndia } from '#domain/indian-time.ts';
import type { AppContext } from '../../context.ts';
import { exportName } from '../../exports/export-name.ts';
import { exportTable } from '../../exports/export-table.ts';
import type { ExportLimit } from '../../exports/limit-exports.ts';
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

    exportStatistics({ actor, query: { format, ...query } }) {
      const { rows, columns, ...filters } = query;
      return exportTable(ctx, limit, {
        by: actor,
        action: 'exportStatistics',
        entity: 'survey',
        what: exportName(format, filters),
        fileName: `statistics-${dayInIndia(ctx.now())}`,
        format,
        title: 'Statistics',
        table: async () => statisticsTable(query, await countEntries(ctx, query)),
      });
    },
  };
}
