import type { enquiryEndpoints } from '#domain/endpoints/enquiry-endpoints.ts';
import { readWhole } from '../audit-log/read-whole.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import { toApiEnquiry } from './api-enquiry.ts';
import { decryptPan } from './pan-columns.ts';
import { listEnquiries, readEnquiryRow, setRead } from './store.ts';
import { deleteEnquiry, eraseEnquiry, restoreEnquiry } from './trash.ts';
import { workOnEnquiry } from './work.ts';

export function enquiryHandlers(
  ctx: AppContext,
  log: Log,
): Pick<Handlers, keyof typeof enquiryEndpoints> {
  return {
    listEnquiries: ({ query }) => listEnquiries(ctx, log, query),

    async readEnquiry({ actor, id }) {
      const row = await readEnquiryRow(ctx, id);
      const { value: pan } = await readWhole(ctx, {
        by: actor,
        entity: 'query',
        id,
        hasNumber: row.pan_sealed !== null,
        // A damaged PAN stays masked: the rest of the request can still be read.
        whole: () => decryptPan(ctx.vault, row),
        masked: () => undefined,
      });
      return { data: toApiEnquiry(row, log, pan) };
    },

    async setEnquiryRead({ id, body }) {
      return { data: await setRead(ctx, log, id, body.is_read) };
    },

    async workOnEnquiry({ actor, id, body, expectedVersion }) {
      return {
        data: await workOnEnquiry(ctx, log, { id, work: body, by: actor, expectedVersion }),
      };
    },

    async restoreEnquiry({ actor, id }) {
      return { data: await restoreEnquiry(ctx, log, { id, by: actor }) };
    },

    async deleteEnquiry({ actor, id }) {
      await deleteEnquiry(ctx, { id, by: actor });
      return {};
    },

    async eraseEnquiry({ actor, id }) {
      await eraseEnquiry(ctx, { id, by: actor });
      return {};
    },
  };
}
