import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { createRequestOnce, updateRequest, workOnRequest } from './change-request.ts';
import { listRequests, readRequest } from './requests.ts';

type RequestEndpoints =
  | 'listPrivacyRequests'
  | 'createPrivacyRequest'
  | 'readPrivacyRequest'
  | 'updatePrivacyRequest'
  | 'workOnPrivacyRequest';

export function privacyRequestHandlers(ctx: AppContext): Pick<Handlers, RequestEndpoints> {
  const read = async (id: number) => ({ data: await readRequest(ctx.db, id) });
  return {
    listPrivacyRequests: ({ query }) => listRequests(ctx, query),

    async createPrivacyRequest({ actor, body, idempotencyKey }) {
      return read(await createRequestOnce(ctx, { input: body, by: actor, key: idempotencyKey }));
    },

    readPrivacyRequest: ({ id }) => read(id),

    async updatePrivacyRequest({ actor, id, body, expectedVersion }) {
      await updateRequest(ctx, { id, input: body, by: actor, expectedVersion });
      return read(id);
    },

    async workOnPrivacyRequest({ actor, id, body, expectedVersion }) {
      await workOnRequest(ctx, { id, input: body, by: actor, expectedVersion });
      return read(id);
    },
  };
}
