import { ensure, fail } from '#domain/problems.ts';
import { tryWriteAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { toApiEnquiry } from './api-enquiry.ts';
import { openPan } from './pan-columns.ts';
import {
  deleteEnquiry,
  eraseEnquiry,
  findEnquiryRow,
  listEnquiries,
  restoreEnquiry,
  setRead,
} from './store.ts';
import { workOnEnquiry } from './work.ts';

type EnquiryEndpoints =
  | 'listEnquiries'
  | 'readEnquiry'
  | 'setEnquiryRead'
  | 'workOnEnquiry'
  | 'restoreEnquiry'
  | 'deleteEnquiry'
  | 'eraseEnquiry';

export function enquiryHandlers(ctx: AppContext): Pick<Handlers, EnquiryEndpoints> {
  return {
    listEnquiries: ({ query }) => listEnquiries(ctx, query),

    async readEnquiry({ by, id }) {
      const row = (await findEnquiryRow(ctx, id)) ?? fail('queryNotFound');
      if (row.pan_sealed === null) return { data: toApiEnquiry(row) };
      const event = { action: 'readWhole', thing: 'query', thingId: id } as const;
      const isRecorded = await tryWriteAudit(ctx, { ...by, ...event });
      // A damaged PAN stays masked: the rest of the request can still be read.
      return { data: toApiEnquiry(row, isRecorded ? openPan(ctx.vault, row) : undefined) };
    },

    async setEnquiryRead({ id, body }) {
      const data = (await setRead(ctx, id, body.is_read)) ?? fail('queryNotFound');
      return { data };
    },

    async workOnEnquiry({ by, id, body, expectedVersion }) {
      return { data: await workOnEnquiry(ctx, id, body, by, expectedVersion) };
    },

    async restoreEnquiry({ by, id }) {
      const data = await restoreEnquiry(ctx, id, by);
      return { data: data ?? fail('queryNotFound') };
    },

    async deleteEnquiry({ by, id }) {
      ensure(await deleteEnquiry(ctx, id, by), 'queryNotFound');
      return {};
    },

    async eraseEnquiry({ by, id }) {
      ensure(await eraseEnquiry(ctx, id, by), 'queryNotFound');
      return {};
    },
  };
}
