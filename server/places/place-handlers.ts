import { ensure, validationError } from '#domain/problems.ts';
import { fieldError } from '#domain/validation.ts';
import { type Action, writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { EndpointRequest, Handlers } from '../http/handlers.ts';
import { importPlaces, listPlaces, mergePlaces, splitPlace } from './places.ts';
import { suggestPlaces } from './suggestions.ts';

type PlaceEndpoints =
  | 'listPlaces'
  | 'suggestPlaces'
  | 'mergePlaces'
  | 'splitPlace'
  | 'importPlaces';
type Asking = Pick<EndpointRequest<'listPlaces'>, 'actor' | 'origin'>;

export function placeHandlers(ctx: AppContext): Pick<Handlers, PlaceEndpoints> {
  const audit = ({ actor, origin }: Asking, action: Action) => {
    const event = { actorId: actor.id, origin, action, thing: 'place', thingId: null } as const;
    return writeAudit(ctx.db, event, ctx.now());
  };
  return {
    async listPlaces({ query }) {
      return { data: await listPlaces(ctx, query.field) };
    },

    async suggestPlaces({ actor, query }) {
      return { data: await suggestPlaces(ctx, query, actor) };
    },

    async mergePlaces({ body, ...asking }) {
      const { name = '', local_name = '', spellings } = body;
      if (name === '') throw validationError([fieldError('name', 'nameRequired')]);
      await audit(asking, 'merge');
      await mergePlaces(ctx, { name, local_name }, spellings);
      return {};
    },

    async splitPlace({ id, ...asking }) {
      ensure(await splitPlace(ctx, id), 'placeNotFound');
      await audit(asking, 'split');
      return {};
    },

    async importPlaces({ body, ...asking }) {
      const places = body.places.map(({ name = '', local_name = '' }) => ({ name, local_name }));
      await audit(asking, 'import');
      return { data: { added: await importPlaces(ctx, places) } };
    },
  };
}
