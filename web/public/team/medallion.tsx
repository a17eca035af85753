import { monogram, type TeamMember } from '#content/team.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './medallion.module.css';

/** A ring of triangles round a portrait, or round initials where there is none. */
export function Medallion({ member, place }: { member: TeamMember; place: number }) {
  const { name, image } = member;
  return (
    <div className={styles.medallion}>
      <Picture name={place % 2 === 0 ? 'medal-geru' : 'medal-indigo'} />
      {image ? (
        <Picture name={image} alt={name} sizes="240px" className={styles.portrait} />
      ) : (
        <b aria-hidden="true">{monogram(name)}</b>
      )}
    </div>
  );
}
