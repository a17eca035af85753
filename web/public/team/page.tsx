import { team, teamText } from '#content/pages/team.ts';
import shared from '#web/styles/public.module.css';
import { JoinUs } from '../parts/join-us.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/page.ts';
import { TeamCarousel } from './carousel.tsx';
import { MemberList } from './member-list.tsx';
import styles from './page.module.css';

export const loader = () => ({ content: teamText, team });
export default function Team({ loaderData }: Route.ComponentProps) {
  const { content, team } = loaderData;
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
      <Section ground="lime" className={styles.turning}>
        <TeamCarousel team={team} />
      </Section>
      <Section>
        <h2>{content.listHeading}</h2>
        <MemberList team={team} />
        <p className={shared.quiet}>{content.note}</p>
      </Section>
      <JoinUs />
    </>
  );
}
