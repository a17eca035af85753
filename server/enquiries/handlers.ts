import { ensure, fail } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { deleteEnquiry, listEnquiries, restoreEnquiry, setRead } from './store.ts';
import { workOnEnquiry } from './work.ts';

type EnquiryEndpoints =
  | 'listEnquiries'
  | 'setEnquiryRead'
  | 'workOnEnquiry'
  | 'restoreEnquiry'
  | 'deleteEnquiry';

export function enquiryHandlers(ctx: AppContext): Pick<Handlers, EnquiryEndpoints> {
  return {
    listEnquiries: ({ query }) => listEnquiries(ctx, query),

    async setEnquiryRead({ id, body }) {
      const data = (await setRead(ctx, id, body.is_read)) ?? fail('queryNotFound');
      return { data };
    },

    async workOnEnquiry({ actor, id, body, origin }) {
      const data = await workOnEnquiry(ctx, id, body, { actorId: actor.id, origin });
      return { data: data ?? fail('queryNotFound') };
    },

    async restoreEnquiry({ actor, id, origin }) {
      const data = await restoreEnquiry(ctx, id, { actorId: actor.id, origin });
      return { data: data ?? fail('queryNotFound') };
    },

    async deleteEnquiry({ actor, id, origin }) {
      ensure(await deleteEnquiry(ctx, id, { actorId: actor.id, origin }), 'queryNotFound');
      return {};
    },
  };
}
