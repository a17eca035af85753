import { teamWords } from '#content/team.ts';
import shared from '#web/styles/public.module.css';
import { pageMeta } from './page-meta.ts';
import { JoinUs } from './parts/join-us.tsx';
import { PageHero } from './parts/page-hero.tsx';
import { Section } from './parts/section.tsx';
import { TeamCarousel } from './team/carousel.tsx';
import { MemberList } from './team/member-list.tsx';
import styles from './team/page.module.css';

export const meta = pageMeta('/carousel');

export default function Team() {
  return (
    <>
      <PageHero picture="team-opening" heading={teamWords.heading} lede={teamWords.lede} />
      <Section ground="lime" className={styles.turning}>
        <TeamCarousel />
      </Section>
      <Section>
        <h2>{teamWords.listHeading}</h2>
        <MemberList />
        <p className={shared.quiet}>{teamWords.note}</p>
      </Section>
      <JoinUs />
    </>
  );
}
