import { ensure, fail } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { wholePan } from './pan-columns.ts';
import {
  deleteEnquiry,
  findEnquiry,
  listEnquiries,
  setRead,
  toApiEnquiry,
  writeEnquiryAudit,
} from './store.ts';

export function enquiryHandlers(
  ctx: AppContext,
): Pick<Handlers, 'listEnquiries' | 'readEnquiry' | 'setEnquiryRead' | 'deleteEnquiry'> {
  return {
    listEnquiries: ({ query }) => listEnquiries(ctx, query),

    async readEnquiry({ actor, id, origin }) {
      const row = (await findEnquiry(ctx, id)) ?? fail('queryNotFound');
      if (row.pan_sealed === null) return { data: toApiEnquiry(row) };
      await writeEnquiryAudit(ctx, ctx.db, 'readWhole', id, { actorId: actor.id, origin });
      return { data: toApiEnquiry(row, wholePan(ctx.vault, row)) };
    },

    async setEnquiryRead({ id, body }) {
      const data = (await setRead(ctx, id, body.is_read)) ?? fail('queryNotFound');
      return { data };
    },

    async deleteEnquiry({ actor, id, origin }) {
      ensure(await deleteEnquiry(ctx, id, { actorId: actor.id, origin }), 'queryNotFound');
      return {};
    },
  };
}
