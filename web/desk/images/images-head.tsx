import { LayoutList, Trash2, User } from 'lucide-react';
import { useMessages } from '../../messages/store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import head from '../layout/page-head.module.css';
import { ADMIN, DASHBOARD, IMAGE_TRASH } from '../navigation/paths.ts';
import styles from './images-head.module.css';
import { UploadButton } from './upload/upload-button.tsx';

/** @param inTrash undefined if not known */
export function ImagesHead({ inTrash }: { inTrash: number | undefined }) {
  const t = useMessages();
  return (
    <div className={head.head}>
      <div className={head.title}>
        <h1>{t.layout.titles.images}</h1>
        <p>{t.images.about}</p>
      </div>
      <div className={styles.actions}>
        <div className={styles.links}>
          <ButtonLink tone="plain" to={ADMIN}>
            <LayoutList size={20} /> {t.images.dashboard}
          </ButtonLink>
          <ButtonLink tone="plain" to={DASHBOARD}>
            <User size={20} /> {t.images.account}
          </ButtonLink>
          <ButtonLink tone="plain" to={IMAGE_TRASH}>
            <Trash2 size={20} /> {inTrash ? t.images.trashOf(inTrash) : t.images.trash}
          </ButtonLink>
        </div>
        <UploadButton />
      </div>
    </div>
  );
}
