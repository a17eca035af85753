import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { servePreviews } from './http/site/previews.ts';
import type { AppJob } from './jobs.ts';
import type { BuildManifest } from './site/build-manifest.ts';
import type { BuiltSite } from './site/built-site.ts';
import { createImageSync } from './site/images/image-sync.ts';
import type { WebsiteDocuments } from './website/documents.ts';
import { createPublishedLoader } from './website/load-published.ts';
import { publishScheduledJob } from './website/publishing/publish-scheduled-job.ts';
import { createLiveSite } from './website/rendering/live-site.ts';
import { createRenderClient } from './website/rendering/render-client.ts';
import { NO_LIVE_SITE, type WebsiteContext } from './website/website.ts';

interface SiteParts {
  documents: WebsiteDocuments;
  site: BuiltSite;
  build: BuildManifest;
  /** Undefined with a dev server, which shows no published words. */
  pages: string | undefined;
  wakeMailQueue: () => void;
}

export interface ServedWebsite {
  website: WebsiteContext;
  syncImages: () => Promise<void>;
  jobs: AppJob[];
}

export function serveWebsite(
  app: FastifyInstance,
  ctx: AppContext,
  { documents, site, build, pages, wakeMailQueue }: SiteParts,
): ServedWebsite {
  const images = createImageSync(ctx, app.log, site, build);
  const stopping = new AbortController();
  app.addHook('onClose', () => stopping.abort());
  const loadPublished = createPublishedLoader(ctx, documents, app.log);
  const render = pages ? createRenderClient(join(pages, '..'), stopping.signal) : undefined;
  if (render) servePreviews(app, ctx, { documents, site, render, loadPublished });
  const rendering = render && { site, built: build.shown, render, loadPublished };
  const live = rendering && createLiveSite(ctx, app.log, rendering);
  const website: WebsiteContext = {
    ctx,
    documents,
    live: live?.live ?? NO_LIVE_SITE,
    drawnPictures: new Set(build.usage.imageNames),
    wakeMailQueue,
  };
  // Jobs start in this order: due publications follow the loading of the earlier words.
  const jobs = [images.job, ...(live ? [live.job] : []), publishScheduledJob(website, app.log)];
  return { website, syncImages: images.syncNow, jobs };
}
