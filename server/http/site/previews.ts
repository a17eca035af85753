// A preview has no script. `?item=2` shows the page of the third event, news item or custom page.
import type { FastifyInstance } from 'fastify';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { withSlugs } from '#domain/website/addresses/slugify.ts';
import { isSlug, slugOfItem } from '#domain/website/addresses/slugs.ts';
import { withFieldTokens } from '#domain/website/fields/field-tokens.ts';
import type { AppContext } from '../../context.ts';
import { listFileSizes } from '../../files/store.ts';
import { listImageSizes } from '../../images/store.ts';
import type { BuiltSite } from '../../site/built-site.ts';
import { contentSecurityPolicy } from '../../site/csp.ts';
import type { WebsiteDocuments } from '../../website/documents.ts';
import type { PublishedWords } from '../../website/load-published.ts';
import { openPreview, PREVIEW_ROOT } from '../../website/previews.ts';
import { withWords } from '../../website/rendering/live-site.ts';
import { pageFailed } from '../../website/rendering/page-failed.ts';
import type { Render } from '../../website/rendering/render-client.ts';
import { releaseSlot } from '../load-shedding/plugin.ts';
import { createPreviewQueue } from './preview-queue.ts';

const SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g;

interface PreviewParts {
  documents: WebsiteDocuments;
  site: BuiltSite;
  render: Render;
  loadPublished: () => Promise<PublishedWords>;
}

export function servePreviews(
  app: FastifyInstance,
  ctx: AppContext,
  { documents, site, render, loadPublished }: PreviewParts,
): void {
  const renderInTurn = createPreviewQueue();
  app.get<{ Params: { token: string }; Querystring: { fields?: string; item?: string } }>(
    `${PREVIEW_ROOT}/:token`,
    async (request, reply) => {
      const { params, query } = request;
      const preview = await openPreview(ctx, documents, params.token);
      if (!preview) return reply.callNotFound();
      const { document } = preview;
      // A new item shows its page here before visitors see it.
      const value = withSlugs(document.fields, preview.value);
      const shown = query.fields === undefined ? value : withFieldTokens(document.fields, value);
      // Previews have a queue of their own.
      releaseSlot(request);
      const renderPreview = async () => {
        const words = {
          words: withWords(await loadPublished(), document.name, preview.locale, shown),
          pictures: await listImageSizes(ctx),
          files: await listFileSizes(ctx),
          now: ctx.now(),
        };
        const rendered = (path: string) =>
          render({ ...words, path: localePath(preview.locale, path) });
        const slug = slugOfItem(document.fields, value, Number.parseInt(query.item ?? '', 10));
        const own = isSlug(slug) && (await rendered(`${document.path}/${slug}`));
        // An item without a page, such as an event without a date, is shown in its list.
        return own && own.failures.length === 0 ? own : rendered(document.path);
      };
      const rendering = await renderInTurn(params.token, reply.raw, renderPreview);
      if (!rendering) return reply.send();
      const { pages, failures } = rendering;
      if (failures.length > 0) throw pageFailed(failures);
      const html = site.fill((pages[0]?.files[0]?.text ?? '').replace(SCRIPT, ''), preview.locale);
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': contentSecurityPolicy(html, '', { frameAncestors: 'self' }),
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .send(html);
    },
  );
}
