import { LayoutList, Trash2, User } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import head from '../layout/page-head.module.css';
import { ADMIN, DASHBOARD, IMAGES } from '../session/guard.ts';
import styles from './images-head.module.css';
import { UploadButton } from './upload/upload-button.tsx';

export const TRASH = `${IMAGES}?view=trash`;

/** @param inTrash undefined if not known */
export function ImagesHead({ inTrash }: { inTrash: number | undefined }) {
  return (
    <div className={head.head}>
      <div className={head.title}>
        <h1>Image Manager</h1>
        <p>Pictures on the public pages. JPG, PNG, WebP, AVIF or GIF, up to 10 MB</p>
      </div>
      <div className={styles.acts}>
        <div className={styles.links}>
          <ButtonLink tone="plain" to={ADMIN}>
            <LayoutList size={20} /> Dashboard
          </ButtonLink>
          <ButtonLink tone="plain" to={DASHBOARD}>
            <User size={20} /> Account
          </ButtonLink>
          <ButtonLink tone="plain" to={TRASH}>
            <Trash2 size={20} /> Trash{inTrash ? ` (${inTrash})` : ''}
          </ButtonLink>
        </div>
        <UploadButton />
      </div>
    </div>
  );
}
