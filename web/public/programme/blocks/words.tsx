import shared from '#web/styles/public.module.css';
import { Split } from '../../sections/split.tsx';
import { MoreLink } from '../../words/links.tsx';
import { Prose } from '../../words/prose.tsx';
import type { BlockOf } from '../programme-words.ts';

export function Words({ block }: { block: BlockOf<'words'> }) {
  const { words, background = 'rice', links = [] } = block;
  return (
    <Split background={background} heading={words.heading}>
      <Prose text={words.text} />
      {links.length > 0 && (
        <div className={shared.actions}>
          {links.map((to, index) => (
            <MoreLink key={to} to={to}>
              {words.links[index]}
            </MoreLink>
          ))}
        </div>
      )}
    </Split>
  );
}
