import type { Credit as CreditBlock } from '#content/chapters/chapter-page.ts';
import { Split } from '../parts/split.tsx';

/** Where the drawings of this site come from. The footer of every page leads here. */
export function Credit({ block }: { block: CreditBlock }) {
  return (
    <Split id="tradition" ground="lime" heading={block.heading}>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Split>
  );
}
