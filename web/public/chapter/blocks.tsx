import type { Block } from '#content/chapters/chapter-page.ts';
import type { Paint } from '#content/pages/chapters.ts';
import { HoverCards } from '../parts/hover-cards.tsx';
import { JoinUs } from '../parts/join-us.tsx';
import { Credit } from './credit.tsx';
import { Figures } from './figures.tsx';
import { Initiatives } from './initiatives.tsx';
import { Points } from './points.tsx';
import { Statement } from './statement.tsx';
import { Words } from './words.tsx';

export function blockOf(block: Block, paint: Paint, number: number) {
  switch (block.kind) {
    case 'statement':
      return <Statement key={block.heading} block={block} paint={paint} />;
    case 'words':
      return <Words key={block.heading} block={block} />;
    case 'points':
      return <Points key={block.heading} block={block} paint={paint} />;
    case 'initiatives':
      return <Initiatives key={block.heading} block={block} number={number} />;
    case 'cards':
      return <HoverCards key={block.heading} {...block} />;
    case 'figures':
      return <Figures key={block.heading} block={block} paint={paint} />;
    case 'credit':
      return <Credit key={block.heading} block={block} />;
    case 'join':
      return <JoinUs key="join" />;
  }
}
