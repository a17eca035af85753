import { Pencil, X } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import type { DraftState } from '../draft/draft-state.ts';
import { documentState } from '../editor/bar/edit-bar.tsx';
import { StateBadge } from '../list/state-badge.tsx';
import { Preview, type PreviewProps } from './preview.tsx';
import styles from './preview-sheet.module.css';

interface PreviewSheetProps {
  preview: Omit<PreviewProps, 'width' | 'onChoose'>;
  state: DraftState;
  /** The label of the chosen words; null if none are. */
  label: string | null;
  onChoose: (path: string) => void;
  onEdit: () => void;
  onClose: () => void;
}

/** The page on a phone, over its fields. */
export function PreviewSheet(props: PreviewSheetProps) {
  const { preview, state, label, onChoose, onEdit, onClose } = props;
  const t = useMessages();
  const titleId = useId();
  return (
    <Modal className={styles.sheet} aria-labelledby={titleId} onCancel={onClose}>
      <div className={styles.head}>
        <h2 id={titleId}>{preview.title}</h2>
        <StateBadge state={documentState(state)} />
        <Button tone="plain" square aria-label={t.ui.close} onClick={onClose}>
          <X size={20} />
        </Button>
      </div>
      <div className={styles.page}>
        <Preview {...preview} width="fill" onChoose={onChoose} />
      </div>
      <div className={styles.foot}>
        <p role="status">
          {label === null ? null : <b>{label}</b>}
          {t.website.tapWords}
        </p>
        <Button disabled={label === null} onClick={onEdit}>
          <Pencil size={20} /> {t.website.editIt}
        </Button>
      </div>
    </Modal>
  );
}
