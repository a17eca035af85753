import { events } from '#content/events.ts';
import shared from '#web/styles/public.module.css';
import styles from './events/events.module.css';
import { pageMeta } from './page-meta.ts';
import { ButtonLink, MoreLink } from './parts/links.tsx';
import { PageHero } from './parts/page-hero.tsx';
import { Section } from './parts/section.tsx';
import { Split } from './parts/split.tsx';
import { TwoUp } from './parts/two-up.tsx';

export const meta = pageMeta('/event');

export default function Events() {
  return (
    <>
      <PageHero picture="market" heading={events.heading} lede={events.lede} />
      <Section ground="lime">
        <h2 className={styles.heading}>{events.kindsHeading}</h2>
        <TwoUp entries={events.kinds} />
      </Section>
      <Split heading={events.ask.heading}>
        <p>{events.ask.text}</p>
        <div className={shared.actions}>
          <ButtonLink to="/contact" look="haldi">
            Join us
          </ButtonLink>
          <MoreLink to="/involved">Volunteer at one</MoreLink>
        </div>
      </Split>
    </>
  );
}
