import { tailoredSupport } from '#content/tailored-support.ts';
import { pageMeta } from './page-meta.ts';
import { PageHero } from './parts/page-hero.tsx';
import { Section } from './parts/section.tsx';
import { ChapterList } from './tailored-support/chapter-list.tsx';
import { Model } from './tailored-support/model.tsx';
import styles from './tailored-support/quote.module.css';

export const meta = pageMeta('/tailoredsupport');

export default function TailoredSupport() {
  return (
    <>
      <PageHero
        picture="tailored-opening"
        heading={tailoredSupport.heading}
        lede={tailoredSupport.lede}
      />
      <Section ground="geru">
        <blockquote className={styles.quote}>{tailoredSupport.quote}</blockquote>
      </Section>
      <Model />
      <ChapterList />
    </>
  );
}
