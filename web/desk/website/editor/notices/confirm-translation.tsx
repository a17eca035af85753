import { useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { Problem } from '#domain/problems.ts';
import { messageOf } from '../../../../messages/errors.ts';
import { useMessages } from '../../../../messages/store.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/dialogs/toast.tsx';
import { call } from '../../../api/client.ts';
import { focusScreen } from '../../../navigation/focus-screen.ts';
import type { DraftSession } from '../../draft/draft-state.ts';

interface ConfirmTranslationProps {
  isGuarded: boolean;
  name: string;
  locale: Language;
  session: DraftSession;
  /** The number of fields whose English has changed. */
  count: number;
  /** Opens the dialog that asks for the password. */
  onPublish: () => void;
}

/** Confirms an outdated translation by publishing it again unchanged. */
export function ConfirmTranslation(props: ConfirmTranslationProps) {
  const { name, locale, session, count, isGuarded, onPublish } = props;
  const t = useMessages();
  const showToast = useToast();
  const [working, setWorking] = useState(false);

  async function confirm() {
    setWorking(true);
    const options = { name, query: { locale } };
    try {
      if (!(await session.flush())) throw session.read().problem ?? new Problem('staleDraft');
      const { document, draft } = session.read();
      const saved = await call('saveDraft', { ...options, body: document, version: draft.version });
      if (isGuarded) {
        session.adopt(saved.data);
        onPublish();
      } else {
        await call('publishDocument', { ...options, body: {}, version: saved.data.version });
        session.adopt((await call('readDraft', options)).data);
        focusScreen();
      }
    } catch (error) {
      showToast({ text: messageOf(error)(t) });
      await session.refresh();
    }
    setWorking(false);
  }

  return (
    <Banner
      kind="warning"
      urgent={false}
      title={t.website.olderThanEnglish}
      actions={
        <Button tone="plain" busy={working && t.website.saving} onClick={() => void confirm()}>
          {t.website.stillFits}
        </Button>
      }
    >
      {count > 0 ? t.website.changedSince(count) : null}
    </Banner>
  );
}
