import type { PageReads, RenderedPage, RenderWords, SiteFile } from '#domain/website/rendering.ts';
import { errorMessageOf } from '../../errors/error-details.ts';
import { answerParent } from '../../process/answer-parent.ts';
import { openRenderer } from './open-renderer.ts';

export interface RenderTask extends RenderWords {
  folder: string;
  path?: string;
  /** Parts that the shown pages had read, by address. Pages that would not change are not rendered. */
  shown?: ReadonlyMap<string, PageReads>;
}

export interface RenderOutcome {
  pages: RenderedPage[];
  /** Undefined for a single page, or if the site could not be opened. */
  site?: {
    addresses: readonly string[];
    files: SiteFile[];
  };
  failures: { path: string; message: string }[];
}

await answerParent(render);

async function render(task: RenderTask): Promise<RenderOutcome> {
  const outcome: RenderOutcome = { pages: [], failures: [] };
  const attempt = async (path: string, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      outcome.failures.push({ path, message: errorMessageOf(error) });
    }
  };
  await attempt(task.path ?? '', async () => {
    const renderer = await openRenderer(task.folder, task);
    const isShown = (address: string) => {
      const reads = task.shown?.get(address);
      return reads !== undefined && renderer.isCurrent(reads);
    };
    for (const address of task.path === undefined ? renderer.addresses : [task.path]) {
      await attempt(address, async () => {
        if (!isShown(address)) outcome.pages.push(await renderer.renderPage(address));
      });
    }
    if (task.path === undefined) {
      outcome.site = { addresses: renderer.addresses, files: renderer.wordFiles() };
    }
  });
  return outcome;
}
