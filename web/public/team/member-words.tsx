import { Marked } from '../words/prose.tsx';
import { MemberName } from './member-name.tsx';
import styles from './member-words.module.css';
import type { TeamMember } from './members.ts';

interface MemberWordsProps {
  member: TeamMember;
  /** Shown until the member has sent words. */
  noWords: string;
}

export function MemberWords({ member, noWords }: MemberWordsProps) {
  return (
    <div className={styles.words}>
      {member.quote ? (
        <blockquote>
          “<Marked text={member.quote} />”
        </blockquote>
      ) : (
        <p className={styles.none}>{noWords}</p>
      )}
      <div className={styles.who}>
        <MemberName member={member} />
      </div>
    </div>
  );
}
