import { flushSync } from 'react-dom';
import type { Language } from '#domain/languages.ts';
import { Problem } from '#domain/problems.ts';
import { messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { call } from '../../api/client.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { formatIndianTime } from '../publish/indian-time.ts';
import type { DraftSession } from './draft-state.ts';
import type { UnsavedWords } from './unsaved-words.ts';

export interface DiscardDraftProps {
  name: string;
  locale: Language;
  title: string;
  session: DraftSession;
  /** The editor shows itself what is not saved. */
  isEditorOpen: () => boolean;
}

export function DiscardDraftDialog(props: DiscardDraftProps & { onClose: () => void }) {
  const { name, locale, title, session, isEditorOpen, onClose } = props;
  const t = useMessages();
  const showToast = useToast();
  const { publish_at } = session.read().draft;

  async function discard() {
    // Words that another editor has written meanwhile are theirs to discard.
    if (!(await session.flush())) throw session.read().problem ?? new Problem('staleDraft');
    const { document, draft } = session.read();
    const options = { name, query: { locale } };
    const { data } = await call('dropDraft', { ...options, version: draft.version });
    // At once: while the dialog is open the screen takes no focus.
    flushSync(onClose);
    session.reset(data);
    focusScreen();
    const undo = () => void restoreDiscarded({ base: data.document, document });
    showToast({ text: t.website.discarded(title), action: { label: t.ui.undo, onPress: undo } });
  }

  async function restoreDiscarded(discarded: UnsavedWords) {
    session.restoreDiscarded(discarded);
    const isSaved = await session.flush();
    if (isSaved || isEditorOpen()) return;
    // Nobody sees further attempts.
    session.close();
    showToast({ text: t.website.keptUnsaved });
  }

  return (
    <ConfirmDialog
      title={t.website.discardTitle}
      confirmLabel={t.website.discard}
      busy={t.website.discarding}
      tone="dangerFilled"
      onClose={onClose}
      onConfirm={discard}
      failureMessage={messageOf}
      onFailure={session.refresh}
    >
      <p>{t.website.discardNote}</p>
      {publish_at ? <p>{t.website.discardsSchedule(formatIndianTime(t, publish_at))}</p> : null}
    </ConfirmDialog>
  );
}
