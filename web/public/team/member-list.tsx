import type { TeamMember } from '#content/team.ts';
import { Medallion } from './medallion.tsx';
import styles from './member-list.module.css';
import { MemberWords } from './member-words.tsx';

export function MemberList({ team }: { team: readonly TeamMember[] }) {
  return (
    <ul className={styles.list}>
      {team.map((member) => (
        <li key={member.name}>
          <Medallion member={member} />
          <MemberWords member={member} />
        </li>
      ))}
    </ul>
  );
}
