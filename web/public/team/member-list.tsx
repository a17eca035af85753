import { team } from '#content/team.ts';
import { Medallion } from './medallion.tsx';
import styles from './member-list.module.css';
import { MemberWords } from './member-words.tsx';

export function MemberList() {
  return (
    <ul className={styles.list}>
      {team.map((member, place) => (
        <li key={member.name}>
          <Medallion member={member} place={place} />
          <MemberWords member={member} />
        </li>
      ))}
    </ul>
  );
}
