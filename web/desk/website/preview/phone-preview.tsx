import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import type { DraftState } from '../draft/draft-state.ts';
import { PublishButton, type PublishButtonProps } from '../editor/bar/publish-button.tsx';
import styles from './phone-preview.module.css';
import type { PreviewProps } from './preview.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import { lastLabel } from './use-highlights.ts';

interface PhonePreviewProps {
  preview: Omit<PreviewProps, 'width' | 'onChoose'>;
  state: DraftState;
  isWide: boolean;
  publishing: PublishButtonProps;
  onChoose: (path: string) => void;
  onEdit: (path: string) => void;
}

/** At the foot of a phone's screen, where the thumb is; the page opens over its fields. */
export function PhonePreview(props: PhonePreviewProps) {
  const { preview, state, isWide, publishing, onChoose, onEdit } = props;
  const { fields, chosen } = preview;
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isWide ? null : (
        <div className={styles.atFoot}>
          <Button onClick={() => setOpen(true)}>
            <Eye size={20} /> {t.website.seeIt}
          </Button>
          <PublishButton {...publishing} />
        </div>
      )}
      {isOpen ? (
        <PreviewSheet
          preview={preview}
          state={state}
          label={chosen === null ? null : lastLabel(t, fields, chosen)}
          onChoose={onChoose}
          onEdit={() => {
            if (chosen === null) return;
            setOpen(false);
            onEdit(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
