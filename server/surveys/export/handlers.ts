import { dayInIndia } from '#domain/indian-time.ts';
import { problem } from '#domain/problems.ts';
import { writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { exportSurveys } from './export.ts';

/** More at once would delay every other request: each page of an export takes the main thread. */
const MAX_RUNNING = 2;
const RETRY_SECONDS = 10;

export function exportHandlers(ctx: AppContext): Pick<Handlers, 'exportSurveys'> {
  let running = 0;

  /** Counted from the first page on: an export whose client is gone before it never ends. */
  async function* counted(text: AsyncIterable<string>): AsyncGenerator<string> {
    running += 1;
    try {
      yield* text;
    } finally {
      running -= 1;
    }
  }

  return {
    async exportSurveys({ actor, query }) {
      if (running >= MAX_RUNNING) throw problem('overloaded', { retryAfter: RETRY_SECONDS });
      const now = ctx.now();
      await writeAudit(ctx.db, { by: actor, action: 'export', thing: 'survey', id: null }, now);
      const filename = `survey-entries-${dayInIndia(now)}.csv`;
      return { filename, text: counted(exportSurveys(ctx, query)) };
    },
  };
}
