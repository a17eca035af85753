import { TRASH_DAYS } from '#domain/images/images.ts';
import { useMessages } from '../../../messages/store.ts';
import head from '../../layout/page-head.module.css';
import { BackLink } from '../../navigation/back-link.tsx';
import { IMAGES } from '../../navigation/paths.ts';

export function TrashHead() {
  const t = useMessages();
  return (
    <>
      <BackLink to={IMAGES}>{t.layout.titles.images}</BackLink>
      <div className={head.head}>
        <div className={head.title}>
          <h1>{t.imageTrash.title}</h1>
          <p>{t.imageTrash.about(TRASH_DAYS)}</p>
        </div>
      </div>
    </>
  );
}
