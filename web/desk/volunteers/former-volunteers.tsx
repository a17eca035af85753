import { Link } from 'react-router';
import type { FormerVolunteer } from '#domain/volunteers/volunteer-schema.ts';
import { formatDate } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { volunteerPath } from '../navigation/paths.ts';
import styles from './former-volunteers.module.css';

/** Deleted accounts, whose page can restore them. Hidden at zero. */
export function FormerVolunteers({ volunteers }: { volunteers: readonly FormerVolunteer[] }) {
  const t = useMessages();
  const here = useLinkState();
  if (volunteers.length === 0) return null;
  return (
    <section className={styles.former} aria-labelledby="former-volunteers">
      <h2 id="former-volunteers">{t.volunteers.former.list}</h2>
      <ul>
        {volunteers.map(({ id, name, deleted_at }) => (
          <li key={id}>
            <Link to={volunteerPath(id)} state={here} lang={langOf(name)}>
              {name}
            </Link>
            <small>{t.volunteers.former.left(formatDate(t, deleted_at))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
