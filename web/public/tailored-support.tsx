import { tailoredSupport } from '#content/tailored-support.ts';
import { pageMeta } from './page-meta.ts';
import { PageHero } from './parts/page-hero.tsx';
import { Section } from './parts/section.tsx';
import { Steps } from './parts/steps.tsx';
import { ChapterList } from './tailored-support/chapter-list.tsx';
import styles from './tailored-support/model.module.css';

export const meta = pageMeta('/tailoredsupport');

export default function TailoredSupport() {
  return (
    <>
      <PageHero picture="bridge" heading={tailoredSupport.heading} lede={tailoredSupport.lede} />
      <Section ground="geru">
        <blockquote className={styles.quote}>{tailoredSupport.quote}</blockquote>
      </Section>
      <Section className={styles.model}>
        <h2>{tailoredSupport.stepsHeading}</h2>
        <Steps steps={tailoredSupport.steps} />
      </Section>
      <ChapterList />
    </>
  );
}
