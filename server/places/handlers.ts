import type { placeEndpoints } from '#domain/endpoints/place-endpoints.ts';
import { validationError } from '#domain/problems.ts';
import { toSearchText } from '#domain/text/text.ts';
import { fieldError } from '#domain/validation.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { importPlaces } from './import-places.ts';
import { listPlaces } from './list-places.ts';
import { mergePlaces, splitPlace } from './merge-places.ts';
import { suggestPlaces } from './suggestions.ts';

export function placeHandlers(ctx: AppContext): Pick<Handlers, keyof typeof placeEndpoints> {
  return {
    async listPlaces({ query }) {
      return { data: await listPlaces(ctx, query.field) };
    },

    async suggestPlaces({ actor, query }) {
      return { data: await suggestPlaces(ctx, query, actor) };
    },

    async mergePlaces({ actor, body }) {
      const { name = '', local_name = '', ...merged } = body;
      if (toSearchText(name) === '') throw validationError([fieldError('name', 'nameRequired')]);
      await mergePlaces(ctx, { place: { name, local_name }, merged, by: actor });
      return {};
    },

    async splitPlace({ actor, id }) {
      await splitPlace(ctx, { id, by: actor });
      return {};
    },

    async importPlaces({ actor, body }) {
      const places = body.places.map(({ name = '', local_name = '' }) => ({ name, local_name }));
      return { data: { added: await importPlaces(ctx, { places, by: actor }) } };
    },
  };
}
