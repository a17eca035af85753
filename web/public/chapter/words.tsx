import shared from '#web/styles/public.module.css';
import { MoreLink } from '../parts/links.tsx';
import { Prose } from '../parts/prose.tsx';
import { Split } from '../parts/split.tsx';
import type { BlockOf } from './programme-words.ts';

export function Words({ block }: { block: BlockOf<'words'> }) {
  const { words, ground = 'rice', links = [] } = block;
  return (
    <Split ground={ground} heading={words.heading}>
      <Prose text={words.text} />
      {links.length > 0 && (
        <div className={shared.actions}>
          {links.map((to, place) => (
            <MoreLink key={to} to={to}>
              {words.links[place]}
            </MoreLink>
          ))}
        </div>
      )}
    </Split>
  );
}
