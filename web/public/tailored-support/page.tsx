import { chapters } from '#content/chapters.ts';
import { tailoredSupport } from '#content/tailored-support.ts';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/page.ts';
import { ChapterList } from './chapter-list.tsx';
import { Model } from './model.tsx';
import styles from './quote.module.css';

export const loader = () => ({ words: tailoredSupport, chapters });
export default function TailoredSupport({ loaderData }: Route.ComponentProps) {
  const { words, chapters } = loaderData;
  return (
    <>
      <PageHero picture={words.opening} heading={words.heading} lede={words.lede} />
      <Section ground="geru">
        <blockquote className={styles.quote}>{words.quote}</blockquote>
      </Section>
      <Model words={words} />
      <ChapterList words={words} chapters={chapters} />
    </>
  );
}
