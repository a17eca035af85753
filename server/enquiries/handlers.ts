import { ensure, fail } from '#domain/problems.ts';
import type { House } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { deleteQuery, listQueries, setRead } from './store.ts';

export function queryHandlers(
  house: House,
): Pick<Handlers, 'listQueries' | 'setQueryRead' | 'deleteQuery'> {
  return {
    listQueries: ({ query }) => listQueries(house, query),

    async setQueryRead({ id, body }) {
      const data = (await setRead(house, id, body.is_read)) ?? fail('queryNotFound');
      return { data };
    },

    async deleteQuery({ actor, id, origin }) {
      ensure(await deleteQuery(house, id, { actorId: actor.id, origin }), 'queryNotFound');
      return {};
    },
  };
}
