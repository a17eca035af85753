import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './avatar.module.css';
import type { TeamMember } from './members.ts';

export function Avatar({ member }: { member: TeamMember }) {
  const { name, picture, monogram, ring } = member;
  return (
    <div className={styles.avatar}>
      <Picture of={ring} />
      {picture ? <Portrait picture={picture} name={name} /> : <b aria-hidden="true">{monogram}</b>}
    </div>
  );
}

/** A photograph's alt text is the name; a drawing's describes the work. */
function Portrait({ picture, name }: { picture: Shown; name: string }) {
  return picture.kind === 'drawing' ? (
    <Picture of={picture} className={styles.work} />
  ) : (
    <Picture of={picture} alt={name} sizes="240px" className={styles.portrait} />
  );
}
