import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateRenderer, Renderer, RenderWords } from '#domain/website/rendering.ts';

export async function openRenderer(folder: string, words: RenderWords): Promise<Renderer> {
  const build = await import(pathToFileURL(join(folder, 'server/index.js')).href);
  const createRenderer: CreateRenderer<unknown> = build.entry.module.createRenderer;
  return createRenderer(build, words, (path) => readFileSync(join(folder, 'client', path), 'utf8'));
}
