import styles from './member-name.module.css';
import type { TeamMember } from './members.ts';

/** The position replaces a missing name. */
export function MemberName({ member }: { member: TeamMember }) {
  const { name, position, education } = member;
  return (
    <p className={styles.name}>
      <b>{name}</b>
      {position !== name && <span>{position}</span>}
      {education && <span className={styles.education}>{education}</span>}
    </p>
  );
}
