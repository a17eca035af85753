import { Medallion } from './medallion.tsx';
import styles from './member-list.module.css';
import { MemberName } from './member-name.tsx';
import type { TeamMember } from './members.ts';

export function MemberList({ team }: { team: readonly TeamMember[] }) {
  return (
    <ul className={styles.list}>
      {team.map((member) => (
        <li key={member.name}>
          <Medallion member={member} />
          <MemberName member={member} />
        </li>
      ))}
    </ul>
  );
}
