import type { Paint } from '#content/documents/programmes/block-layouts.ts';
import { Credit } from './credit.tsx';
import { Figures } from './figures.tsx';
import { Grounds } from './grounds.tsx';
import { HoverCards } from './hover-cards.tsx';
import { Initiatives } from './initiatives.tsx';
import { JoinUs } from './join-us.tsx';
import { Points } from './points.tsx';
import type { Block } from './programme-words.ts';
import { Statement } from './statement.tsx';
import { Words } from './words.tsx';

/** A page has one block of a kind at most. */
export function blockOf(block: Block, paint: Paint, number: number) {
  switch (block.kind) {
    case 'statement':
      return <Statement key={block.kind} block={block} paint={paint} />;
    case 'words':
      return <Words key={block.kind} block={block} />;
    case 'points':
      return <Points key={block.kind} block={block} paint={paint} />;
    case 'initiatives':
      return 'grounds' in block.words ? (
        <Grounds key={block.kind} words={block.words} number={number} />
      ) : (
        <Initiatives key={block.kind} layout={block.layout} words={block.words} number={number} />
      );
    case 'cards':
      return <HoverCards key={block.kind} layout={block.layout} {...block.words} />;
    case 'figures':
      return <Figures key={block.kind} block={block} paint={paint} />;
    case 'credit':
      return <Credit key={block.kind} block={block} />;
    case 'join':
      return <JoinUs key={block.kind} {...block.words} />;
  }
}
