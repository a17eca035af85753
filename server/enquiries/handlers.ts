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

    async readEnquiry({ actor, id, origin }) {
      const row = (await findEnquiryRow(ctx, id)) ?? fail('enquiryNotFound');
      if (row.pan_sealed === null) return { data: toApiEnquiry(row) };
      const event = { action: 'readWhole', thing: 'query', thingId: id } as const;
      const isRecorded = await tryWriteAudit(ctx, { actorId: actor.id, origin, ...event });
      // A damaged PAN stays masked: the rest of the request can still be read.
      return { data: toApiEnquiry(row, isRecorded ? openPan(ctx.vault, row) : undefined) };
    },

    async setEnquiryRead({ id, body }) {
      const data = (await setRead(ctx, id, body.is_read)) ?? fail('enquiryNotFound');
      return { data };
    },

    async workOnEnquiry({ actor, id, body, origin, expectedVersion }) {
      const by = { actorId: actor.id, origin };
      return { data: await workOnEnquiry(ctx, id, body, by, expectedVersion) };
    },

    async restoreEnquiry({ actor, id, origin }) {
      const data = await restoreEnquiry(ctx, id, { actorId: actor.id, origin });
      return { data: data ?? fail('enquiryNotFound') };
    },

    async deleteEnquiry({ actor, id, origin }) {
      ensure(await deleteEnquiry(ctx, id, { actorId: actor.id, origin }), 'enquiryNotFound');
      return {};
    },

    async eraseEnquiry({ actor, id, origin }) {
      ensure(await eraseEnquiry(ctx, id, { actorId: actor.id, origin }), 'enquiryNotFound');
      return {};
    },
  };
}
