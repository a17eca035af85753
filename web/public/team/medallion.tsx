import { Picture } from '#web/ui/picture.tsx';
import styles from './medallion.module.css';
import type { TeamMember } from './members.ts';

export function Medallion({ member }: { member: TeamMember }) {
  const { name, picture, monogram, ring } = member;
  return (
    <div className={styles.medallion}>
      <Picture of={ring} />
      {picture ? (
        <Picture of={picture} alt={name} sizes="240px" className={styles.portrait} />
      ) : (
        <b aria-hidden="true">{monogram}</b>
      )}
    </div>
  );
}
