// The process that renders pages with the website's words. It loads the renderer that the build has made.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#domain/languages.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { answerParent } from '../../answer-parent.ts';
import { messageOf } from '../../error-details.ts';

export type SiteWords = ReadonlyMap<Language, ReadonlyMap<string, DocumentValue>>;
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>;

export interface RenderTask {
  /** Of the build. */
  folder: string;
  /** Words that differ from the delivered ones. */
  words: SiteWords;
  pictures: PictureSizes;
  /** Bytes of uploaded PDFs, by name. */
  files: ReadonlyMap<string, number>;
  now: Date;
  /** The only page to render; all files of the site that contain words, if missing. */
  path?: string;
}

export interface SiteFile {
  /** Where it is served. */
  path: string;
  text: string;
}
export interface RenderOutcome {
  files: SiteFile[];
  failures: { path: string; message: string }[];
}

/** What the server build exports (web/render/renderer.ts). */
interface Renderer {
  addresses: readonly string[];
  renderPage: (address: string) => Promise<SiteFile[]>;
  wordFiles: () => SiteFile[];
}
type CreateRenderer = (
  build: unknown,
  task: RenderTask,
  readAsset: (path: string) => string,
) => Renderer;

await answerParent(render);

async function render(task: RenderTask): Promise<RenderOutcome> {
  const outcome: RenderOutcome = { files: [], failures: [] };
  const attempt = async (path: string, run: () => Promise<SiteFile[]>) => {
    try {
      outcome.files.push(...(await run()));
    } catch (error) {
      outcome.failures.push({ path, message: messageOf(error) });
    }
  };
  await attempt(task.path ?? '', async () => {
    const renderer = await openRenderer(task);
    const paths = task.path === undefined ? renderer.addresses : [task.path];
    for (const path of paths) await attempt(path, () => renderer.renderPage(path));
    return task.path === undefined ? renderer.wordFiles() : [];
  });
  return outcome;
}

async function openRenderer(task: RenderTask): Promise<Renderer> {
  const { folder } = task;
  const build = await import(pathToFileURL(join(folder, 'server/index.js')).href);
  const createRenderer: CreateRenderer = build.entry.module.createRenderer;
  return createRenderer(build, task, (path) => readFileSync(join(folder, 'client', path), 'utf8'));
}
