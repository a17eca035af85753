import { TRASH_DAYS } from '#domain/images.ts';
import { BackLink } from '../back-link.tsx';
import { IMAGES } from '../guard.ts';
import head from '../head.module.css';

export function TrashHead() {
  return (
    <>
      <BackLink to={IMAGES}>Image Manager</BackLink>
      <div className={head.head}>
        <div className={head.title}>
          <h1>Trash</h1>
          <p>Deleted and replaced pictures. Each is kept for {TRASH_DAYS} days.</p>
        </div>
      </div>
    </>
  );
}
