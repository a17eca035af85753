import type { TeamMember } from '#content/pages/team.ts';
import { MoreLink } from '../parts/links.tsx';
import { Section } from '../parts/section.tsx';
import { TeamCarousel } from '../team/carousel.tsx';
import styles from './team.module.css';

interface TeamProps {
  heading: string;
  note: string;
  team: readonly TeamMember[];
}

export function Team({ heading, note, team }: TeamProps) {
  return (
    <Section id="team">
      <div className={styles.head} data-reveal>
        <h2>{heading}</h2>
        <MoreLink to="/carousel">Read all seven</MoreLink>
      </div>
      <TeamCarousel team={team} />
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
