import { Avatar } from './avatar.tsx';
import styles from './member-list.module.css';
import { MemberName } from './member-name.tsx';
import type { TeamMember } from './members.ts';

export function MemberList({ team }: { team: readonly TeamMember[] }) {
  return (
    <ul className={styles.list}>
      {team.map((member) => (
        <li key={member.name}>
          <Avatar member={member} />
          <MemberName member={member} />
        </li>
      ))}
    </ul>
  );
}
