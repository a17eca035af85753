import { TRASH_RETENTION_DAYS } from '#domain/retention.ts';
import { useMessages } from '../../../messages/store.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { IMAGES } from '../../navigation/paths.ts';

export function TrashHead() {
  const t = useMessages();
  return (
    <>
      <BackLink to={IMAGES}>{t.layout.titles.images}</BackLink>
      <PageHead about={t.imageTrash.about(TRASH_RETENTION_DAYS)}>
        <h1>{t.imageTrash.title}</h1>
      </PageHead>
    </>
  );
}
