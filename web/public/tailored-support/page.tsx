import { chapters } from '#content/pages/chapters.ts';
import { tailoredSupport } from '#content/pages/tailored-support.ts';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/page.ts';
import { ChapterList } from './chapter-list.tsx';
import { Model } from './model.tsx';
import styles from './quote.module.css';

export const loader = () => ({ content: tailoredSupport, chapters });
export default function TailoredSupport({ loaderData }: Route.ComponentProps) {
  const { content, chapters } = loaderData;
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
      <Section ground="geru">
        <blockquote className={styles.quote}>{content.quote}</blockquote>
      </Section>
      <Model content={content} />
      <ChapterList content={content} chapters={chapters} />
    </>
  );
}
