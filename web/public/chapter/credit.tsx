import type { ChapterPage } from '#content/chapters/chapter-page.ts';
import { Split } from '../parts/split.tsx';

/** Where the drawings of this site come from. The footer of every page leads here. */
export function Credit({ credit }: { credit: NonNullable<ChapterPage['credit']> }) {
  return (
    <Split id="tradition" ground="lime" heading={credit.heading}>
      {credit.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Split>
  );
}
