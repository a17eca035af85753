import type { TeamMember } from '#content/pages/team.ts';
import styles from './member-words.module.css';

export function MemberQuote({ member }: { member: TeamMember }) {
  const { name, position, education, quote } = member;
  return (
    <div className={styles.words}>
      <blockquote>“{quote}”</blockquote>
      <p className={styles.who}>
        <b>{name}</b>
        {position !== name && <span>{position}</span>}
        {education && <span className={styles.education}>{education}</span>}
      </p>
    </div>
  );
}
