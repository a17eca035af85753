import { Link } from 'react-router';
import { devanagari } from '#content/numerals.ts';
import type { Chapter } from '#content/pages/chapters.ts';
import type { tailoredSupport } from '#content/pages/tailored-support.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import styles from './chapter-list.module.css';

interface ChapterListProps {
  content: typeof tailoredSupport;
  chapters: readonly Chapter[];
}

export function ChapterList({ content, chapters }: ChapterListProps) {
  return (
    <Section ground="lime">
      <SectionHead heading={content.chaptersHeading}>{content.chaptersIntro}</SectionHead>
      <ol className={styles.list}>
        {chapters.map((chapter, index) => (
          <li key={chapter.path}>
            <Link to={chapter.path}>
              <Picture of={chapter.picture} alt="" sizes="240px" />
              <span className={styles.number} lang="hi" aria-hidden="true">
                {devanagari(index + 1)}
              </span>
              <span className={styles.words}>
                <strong>{chapter.title}</strong>
                <span>{chapter.fact}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
