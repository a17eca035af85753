import { Split } from '../../sections/split.tsx';
import { Prose } from '../../words/prose.tsx';
import type { BlockOf } from '../programme-words.ts';

/** The footer of every page links here. */
export function Credit({ block: { words } }: { block: BlockOf<'credit'> }) {
  return (
    <Split id="tradition" background="lime" heading={words.heading}>
      <Prose text={words.text} />
    </Split>
  );
}
