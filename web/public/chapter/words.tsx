import type { TextBlock as WordsBlock } from '#content/chapters/chapter-page.ts';
import shared from '#web/styles/public.module.css';
import { MoreLink } from '../parts/links.tsx';
import { Split } from '../parts/split.tsx';

export function Words({ block }: { block: WordsBlock }) {
  return (
    <Split ground={block.ground ?? 'rice'} heading={block.heading}>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {block.links && (
        <div className={shared.actions}>
          {block.links.map(({ to, label }) => (
            <MoreLink key={to} to={to}>
              {label}
            </MoreLink>
          ))}
        </div>
      )}
    </Split>
  );
}
