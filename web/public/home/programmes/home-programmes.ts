// Three programmes large, chosen by the editor, and the others in brief. Imported by the page's loader only.
import type { pageHome } from '#content/documents/pages/page-home.ts';
import type { Words } from '#content/website/words.ts';
import type { ProgrammeTile } from '../../programme/programme-tiles.ts';

type Large = Omit<ProgrammeTile, 'brief'> & { readonly number: number };
export type BriefProgramme = Omit<ProgrammeTile, 'text'> & { readonly number: number };
type ProgrammeWords = Words<typeof pageHome>['chapters'];

export function homeProgrammes(tiles: readonly ProgrammeTile[], words: ProgrammeWords) {
  const { first, second, third, ...texts } = words;
  const chosen = new Set([first, second, third].map((name) => `/${name}`));
  const numbered = tiles.map((tile, index) => ({ ...tile, number: index + 1 }));
  const large = [...chosen].flatMap((path) => numbered.filter((tile) => tile.path === path));
  const others = numbered.filter((tile) => !chosen.has(tile.path));
  return {
    ...texts,
    large: large.map(({ brief: _, ...tile }): Large => tile),
    others: {
      heading: words.others,
      programmes: others.map(({ text: _, ...tile }): BriefProgramme => tile),
    },
  };
}
