import { policy } from '#content/pages/policy.ts';
import shared from '#web/styles/public.module.css';
import { MoreLink } from '../parts/links.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import { Split } from '../parts/split.tsx';
import { Steps } from '../parts/steps.tsx';
import type { Route } from './+types/page.ts';
import styles from './policy.module.css';

export const loader = () => policy;
export default function Policy({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
      <Section ground="lime" className={styles.scheme}>
        <div className={styles.intro}>
          <h2>{content.scheme}</h2>
          <p className={shared.lede}>{content.intro}</p>
        </div>
        <Steps steps={content.needs} />
      </Section>
      <Split heading={content.safety.heading}>
        {content.safety.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.note}>{content.note}</p>
      </Split>
      <Split ground="geru" heading={content.chapter.heading}>
        <p className={shared.lede}>{content.chapter.text}</p>
        <div className={shared.actions}>
          <MoreLink to="/secondinning">Second Innings</MoreLink>
        </div>
      </Split>
    </>
  );
}
