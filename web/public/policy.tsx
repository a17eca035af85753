import { policy } from '#content/policy.ts';
import shared from '#web/styles/public.module.css';
import { pageMeta } from './page-meta.ts';
import { MoreLink } from './parts/links.tsx';
import { PageHero } from './parts/page-hero.tsx';
import { Section } from './parts/section.tsx';
import { Split } from './parts/split.tsx';
import { Steps } from './parts/steps.tsx';
import styles from './policy/policy.module.css';

export const meta = pageMeta('/policy');

export default function Policy() {
  return (
    <>
      <PageHero picture="policy-opening" heading={policy.heading} lede={policy.lede} />
      <Section ground="lime" className={styles.scheme}>
        <div className={styles.intro}>
          <h2>{policy.scheme}</h2>
          <p className={shared.lede}>{policy.intro}</p>
        </div>
        <Steps steps={policy.needs} />
      </Section>
      <Split heading={policy.safety.heading}>
        {policy.safety.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.note}>{policy.note}</p>
      </Split>
      <Split ground="geru" heading={policy.chapter.heading}>
        <p className={shared.lede}>{policy.chapter.text}</p>
        <div className={shared.actions}>
          <MoreLink to="/secondinning">Second Innings</MoreLink>
        </div>
      </Split>
    </>
  );
}
