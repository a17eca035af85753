import { Trash2 } from 'lucide-react';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { useOnDemand } from '../fields/use-on-demand.ts';
import styles from './discard-draft.module.css';
import type { DiscardDraftProps } from './discard-draft-dialog.tsx';

const loadDialog = async () => (await import('./discard-draft-dialog.tsx')).DiscardDraftDialog;

export function DiscardDraft(props: DiscardDraftProps) {
  const t = useMessages();
  const dialog = useOnDemand(loadDialog);
  return (
    <p className={styles.discard}>
      <Button tone="plain" onClick={dialog.open}>
        <Trash2 size={20} /> {t.website.discard}
      </Button>
      {dialog.Shown ? <dialog.Shown {...props} onClose={dialog.close} /> : null}
    </p>
  );
}
