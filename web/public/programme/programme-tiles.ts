// The programmes in lists and on the home page. Imported by loaders only.
import type { Theme } from '#content/documents/programmes/block-layouts.ts';
import { programmes } from '#content/documents/programmes/programmes.ts';
import type { Picture } from '#content/pictures/picture-facts.ts';
import type { PagePath } from '#content/site-map.ts';
import type { Website } from '#content/website/website.ts';
import { type FactBasis, factBasis } from './fact-basis.ts';

export interface ProgrammeTile {
  readonly path: PagePath;
  readonly title: string;
  readonly text: string;
  readonly brief: string;
  readonly fact: string;
  readonly basis: FactBasis | undefined;
  readonly picture: Picture;
  readonly theme: Theme;
}

export function programmeTiles(website: Website): ProgrammeTile[] {
  return programmes.map(({ path, theme, document }) => {
    const words = website.words(document);
    const { summary, opening } = words;
    return { path, theme, picture: opening.picture, ...summary, basis: factBasis(words) };
  });
}
