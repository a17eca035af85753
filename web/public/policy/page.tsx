import { policy } from '#content/policy.ts';
import shared from '#web/styles/public.module.css';
import { MoreLink } from '../parts/links.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import { Split } from '../parts/split.tsx';
import { Steps } from '../parts/steps.tsx';
import type { Route } from './+types/page.ts';
import styles from './policy.module.css';

export const loader = () => policy;
export default function Policy({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHero picture={words.opening} heading={words.heading} lede={words.lede} />
      <Section ground="lime" className={styles.scheme}>
        <div className={styles.intro}>
          <h2>{words.scheme}</h2>
          <p className={shared.lede}>{words.intro}</p>
        </div>
        <Steps steps={words.needs} />
      </Section>
      <Split heading={words.safety.heading}>
        {words.safety.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.note}>{words.note}</p>
      </Split>
      <Split ground="geru" heading={words.chapter.heading}>
        <p className={shared.lede}>{words.chapter.text}</p>
        <div className={shared.actions}>
          <MoreLink to="/secondinning">Second Innings</MoreLink>
        </div>
      </Split>
    </>
  );
}
