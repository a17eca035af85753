import { Marked } from '../parts/prose.tsx';
import styles from './member-words.module.css';
import type { TeamMember } from './members.ts';

export function MemberQuote({ member }: { member: TeamMember }) {
  const { name, position, education, quote } = member;
  return (
    <div className={styles.words}>
      <blockquote>
        “<Marked text={quote} />”
      </blockquote>
      <p className={styles.who}>
        <b>{name}</b>
        {position !== name && <span>{position}</span>}
        {education && <span className={styles.education}>{education}</span>}
      </p>
    </div>
  );
}
