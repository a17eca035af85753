import { Section } from '../sections/section.tsx';
import { TeamCarousel } from '../team/carousel.tsx';
import type { CarouselWords, TeamMember } from '../team/members.ts';
import { MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './team.module.css';

interface TeamProps {
  heading: string;
  note: string;
  more: string;
  carousel: CarouselWords;
  members: readonly TeamMember[];
}

export function Team({ heading, note, more, carousel, members }: TeamProps) {
  return (
    <Section id="team">
      <div className={styles.head} data-reveal>
        <h2>{heading}</h2>
        <MoreLink to="/carousel">{more}</MoreLink>
      </div>
      <TeamCarousel team={members} words={carousel} />
      {note && (
        <p className={styles.note}>
          <Marked text={note} />
        </p>
      )}
    </Section>
  );
}
