import { TRASH_DAYS } from '#domain/images/images.ts';
import { useMessages } from '../../../messages/store.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { IMAGES } from '../../navigation/paths.ts';

export function TrashHead() {
  const t = useMessages();
  return (
    <>
      <BackLink to={IMAGES}>{t.layout.titles.images}</BackLink>
      <PageHead about={t.imageTrash.about(TRASH_DAYS)}>
        <h1>{t.imageTrash.title}</h1>
      </PageHead>
    </>
  );
}
