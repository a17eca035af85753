import type { Credit as CreditBlock } from '#content/chapters/chapter-page.ts';
import { Split } from '../parts/split.tsx';

/** The footer of every page links here. */
export function Credit({ block }: { block: CreditBlock }) {
  return (
    <Split id="tradition" ground="lime" heading={block.heading}>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Split>
  );
}
