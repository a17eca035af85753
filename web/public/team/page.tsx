import { shared as several } from '#content/documents/shared.ts';
import { team } from '#content/documents/team.ts';
import shared from '#web/styles/public.module.css';
import { JoinUs } from '../programme/join-us.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { websiteOf } from '../website-context.ts';
import { Marked } from '../words/prose.tsx';
import type { Route } from './+types/page.ts';
import { TeamCarousel } from './carousel.tsx';
import { MemberList } from './member-list.tsx';
import { carouselWords, teamMembers } from './members.ts';
import styles from './page.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const website = websiteOf(context);
  const { opening, list } = website.words(team);
  const { join } = website.words(several);
  return { opening, list, carousel: carouselWords(website), join, members: teamMembers(website) };
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const { opening, list, carousel, join, members } = loaderData;
  return (
    <>
      <PageHero {...opening} />
      <Section background="lime" className={styles.turning}>
        <TeamCarousel team={members} words={carousel} />
      </Section>
      <Section>
        <h2>{list.heading}</h2>
        <MemberList team={members} />
        {list.note && (
          <p className={shared.quiet}>
            <Marked text={list.note} />
          </p>
        )}
      </Section>
      <JoinUs {...join} />
    </>
  );
}
