import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#domain/languages.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { call } from '../../api/client.ts';
import { documentUrl } from '../addresses.ts';
import { lastWriter } from '../draft/last-writer.ts';
import { isStaleDraft } from '../draft/stale-draft.ts';

interface RevertDocumentProps {
  name: string;
  locale: Language;
  title: string;
  draft: Draft;
  version: number;
  actor: SignedInUser;
}

/** Makes a draft of an earlier version. Before it replaces another draft it asks. */
export function RevertDocument(props: RevertDocumentProps) {
  const { name, locale, title, draft, version, actor } = props;
  const t = useMessages();
  const navigate = useNavigate();
  const showToast = useToast();
  /** The draft that would be replaced. */
  const [replaced, setReplaced] = useState<Draft | null>(null);
  const [working, setWorking] = useState(false);

  /** @param over the draft that was shown @throws Problem staleDraft after showing the current one */
  async function revert(over: Draft): Promise<void> {
    const options = { name, query: { locale } };
    try {
      await call('revertDocument', {
        ...options,
        query: { locale, version },
        version: over.version,
      });
    } catch (error) {
      if (!isStaleDraft(error)) throw error;
      const { data: latest } = await call('readDraft', options);
      // Others have only published or discarded: nothing would be lost.
      if (!latest.is_draft) return revert(latest);
      setReplaced(latest);
      throw error;
    }
    showToast({ text: t.documentHistory.isReverted(title, version) });
    await navigate(documentUrl(name, locale));
  }

  async function start() {
    if (draft.is_draft) return setReplaced(draft);
    setWorking(true);
    try {
      await revert(draft);
    } catch (error) {
      setWorking(false);
      if (!isStaleDraft(error)) showToast({ text: messageOf(error)(t) });
    }
  }

  return (
    <>
      <Button tone="primary" busy={working && t.history.reverting} onClick={() => void start()}>
        <RotateCcw size={20} /> {t.history.revert}
      </Button>
      {replaced ? (
        <ConfirmDialog
          title={t.documentHistory.replaceDraft}
          confirmLabel={t.history.revert}
          busy={t.history.reverting}
          tone="primary"
          onClose={() => setReplaced(null)}
          onConfirm={() => revert(replaced)}
          failureMessage={messageOf}
        >
          <p>
            {t.documentHistory.replaceDraftNote(version)} {lastWriter(t, replaced, actor.id)}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
