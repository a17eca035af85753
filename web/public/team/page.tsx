import { team, teamWords } from '#content/team.ts';
import shared from '#web/styles/public.module.css';
import { JoinUs } from '../parts/join-us.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/page.ts';
import { TeamCarousel } from './carousel.tsx';
import { MemberList } from './member-list.tsx';
import styles from './page.module.css';

export const loader = () => ({ words: teamWords, team });
export default function Team({ loaderData }: Route.ComponentProps) {
  const { words, team } = loaderData;
  return (
    <>
      <PageHero picture={words.opening} heading={words.heading} lede={words.lede} />
      <Section ground="lime" className={styles.turning}>
        <TeamCarousel team={team} />
      </Section>
      <Section>
        <h2>{words.listHeading}</h2>
        <MemberList team={team} />
        <p className={shared.quiet}>{words.note}</p>
      </Section>
      <JoinUs />
    </>
  );
}
