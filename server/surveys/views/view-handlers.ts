import { ensure, validationError } from '#domain/problems.ts';
import { checkView, MAX_VIEWS } from '#domain/surveys/search/saved-view.ts';
import type { SavedView } from '#domain/surveys/search/saved-view-schema.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';

type ViewEndpoints = 'listViews' | 'saveView' | 'deleteView';

export function viewHandlers(ctx: AppContext): Pick<Handlers, ViewEndpoints> {
  return {
    async listViews({ actor }) {
      return { data: await viewsOf(ctx, actor.id) };
    },

    async saveView({ actor, body }) {
      const fieldErrors = checkView(body);
      if (fieldErrors.length > 0) throw validationError(fieldErrors);
      ensure((await viewsOf(ctx, actor.id)).length < MAX_VIEWS, 'tooManyViews');
      const data = await ctx.db
        .insertInto('saved_views')
        .values({
          volunteer_id: actor.id,
          name: body.name ?? '',
          query: body.query ?? '',
          created_at: ctx.now().toISOString(),
        })
        .returning(['id', 'name', 'query'])
        .executeTakeFirstOrThrow();
      return { data };
    },

    async deleteView({ actor, id }) {
      const { numDeletedRows } = await ctx.db
        .deleteFrom('saved_views')
        .where('id', '=', id)
        .where('volunteer_id', '=', actor.id)
        .executeTakeFirst();
      ensure(numDeletedRows > 0n, 'viewNotFound');
      return {};
    },
  };
}

function viewsOf({ db }: AppContext, volunteerId: number): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('volunteer_id', '=', volunteerId)
    .orderBy('id')
    .execute();
}
