import type { TeamMember } from '#content/pages/team.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './medallion.module.css';

export function Medallion({ member }: { member: TeamMember }) {
  const { name, image, monogram, ring } = member;
  return (
    <div className={styles.medallion}>
      <Picture of={ring} />
      {image ? (
        <Picture of={image} alt={name} sizes="240px" className={styles.portrait} />
      ) : (
        <b aria-hidden="true">{monogram}</b>
      )}
    </div>
  );
}
