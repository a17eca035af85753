// The renderer of the build.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CreateRenderer, Renderer, RenderWords } from '#domain/website/rendering.ts';

const BUILD = join(import.meta.dirname, '../../../build');
export const BUILT_PAGES = join(BUILD, 'client');

export const readBuilt = (path: string) => readFileSync(join(BUILT_PAGES, path), 'utf8');

export function openBuiltRenderer(words: Partial<RenderWords>): Renderer {
  // Vitest would transform the whole bundle.
  const server = createRequire(import.meta.url)(join(BUILD, 'server/index.js'));
  const create: CreateRenderer<unknown> = server.entry.module.createRenderer;
  const nothing = { words: new Map(), pictures: new Map(), files: new Map(), now: new Date() };
  return create(server, { ...nothing, ...words }, readBuilt);
}
