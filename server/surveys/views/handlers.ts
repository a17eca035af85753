import type { viewEndpoints } from '#domain/endpoints/view-endpoints.ts';
import { ensureValid } from '#domain/problems.ts';
import { checkView } from '#domain/surveys/search/saved-view.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { searchOf } from './search-of.ts';
import { deleteView, listViews, saveView } from './store.ts';

export function viewHandlers(ctx: AppContext): Pick<Handlers, keyof typeof viewEndpoints> {
  return {
    async listViews({ actor }) {
      return { data: await listViews(ctx, actor.id) };
    },

    async saveView({ actor, body }) {
      const { name = '', query = '' } = body;
      ensureValid(checkView({ name, search: searchOf(query) }));
      return { data: await saveView(ctx, actor.id, { name, query }) };
    },

    async deleteView({ actor, id }) {
      await deleteView(ctx, actor.id, id);
      return {};
    },
  };
}
