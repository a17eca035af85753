import type { Theme } from '#content/documents/programmes/block-layouts.ts';
import { Credit } from './blocks/credit.tsx';
import { Figures } from './blocks/figures/figures.tsx';
import { InitiativeGroups } from './blocks/initiatives/initiative-groups.tsx';
import { Initiatives } from './blocks/initiatives/initiatives.tsx';
import { Points } from './blocks/points.tsx';
import { Statement } from './blocks/statement.tsx';
import { Words } from './blocks/words.tsx';
import { HoverCards } from './hover-cards.tsx';
import { JoinUs } from './join-us.tsx';
import type { Block } from './programme-words.ts';

/** A page has one block of a kind at most. */
export function blockOf(block: Block, theme: Theme, number: number) {
  switch (block.kind) {
    case 'statement':
      return <Statement key={block.kind} block={block} theme={theme} />;
    case 'words':
      return <Words key={block.kind} block={block} />;
    case 'points':
      return <Points key={block.kind} block={block} theme={theme} />;
    case 'initiatives':
      return 'grounds' in block.words ? (
        <InitiativeGroups key={block.kind} words={block.words} number={number} />
      ) : (
        <Initiatives key={block.kind} layout={block.layout} words={block.words} number={number} />
      );
    case 'cards':
      return <HoverCards key={block.kind} layout={block.layout} {...block.words} />;
    case 'figures':
      return <Figures key={block.kind} block={block} theme={theme} />;
    case 'credit':
      return <Credit key={block.kind} block={block} />;
    case 'join':
      return <JoinUs key={block.kind} {...block.words} />;
  }
}
