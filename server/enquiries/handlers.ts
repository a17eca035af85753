import { ensure, fail } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { deleteEnquiry, listEnquiries, setRead } from './store.ts';

export function enquiryHandlers(
  ctx: AppContext,
): Pick<Handlers, 'listEnquiries' | 'setEnquiryRead' | 'deleteEnquiry'> {
  return {
    listEnquiries: ({ query }) => listEnquiries(ctx, query),

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
