import { TRASH_DAYS } from '#domain/images/images.ts';
import head from '../../layout/page-head.module.css';
import { BackLink } from '../../navigation/back-link.tsx';
import { IMAGES } from '../../session/guard.ts';

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
