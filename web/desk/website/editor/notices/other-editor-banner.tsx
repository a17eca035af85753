import { User } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import { mergeDocuments } from '#domain/website/differences/merge-documents.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import { formatAt } from '../../../../messages/format-time.ts';
import { useMessages } from '../../../../messages/store.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AlertDialog } from '../../../../ui/dialogs/dialog.tsx';
import { focusScreen } from '../../../navigation/focus-screen.ts';
import type { DraftState } from '../../draft/draft-state.ts';
import type { OtherEditor } from '../../draft/other-editor.ts';
import { DifferenceList } from '../../publish/difference-list.tsx';

interface OtherEditorBannerProps {
  state: DraftState;
  other: OtherEditor;
  fields: Fields;
  lang: string;
  onTakeOver: () => void;
}

/** Somebody else is writing; words typed here meanwhile are kept. */
export function OtherEditorBanner({
  state,
  other,
  fields,
  lang,
  onTakeOver,
}: OtherEditorBannerProps) {
  const t = useMessages();
  const [shown, setShown] = useState<'words' | 'question' | null>(null);
  const { unsaved, document } = state;
  const name = other.isSelf ? t.website.youElsewhere : other.name || t.website.someone;
  const question = other.isSelf ? t.website.takeOverFromSelf : t.website.takeOverFrom(name);
  const consequence = other.isSelf
    ? t.website.takeOverWithWordsFromSelf
    : t.website.takeOverWithWords(name);
  const at = formatAt(t, other.at, new Date());
  const own = unsaved
    ? documentDifferences(
        fields,
        document,
        mergeDocuments(unsaved.base, unsaved.document, document),
      )
    : [];
  return (
    <>
      <Banner
        kind={unsaved ? 'offer' : 'warning'}
        icon={<User size={20} />}
        title={unsaved ? t.website.wentOn(name, at) : t.website.isEditing(name)}
        actions={
          <>
            {own.length > 0 ? (
              <Button tone="plain" onClick={() => setShown('words')}>
                {t.website.seeThem}
              </Button>
            ) : null}
            <Button onClick={() => setShown('question')}>{t.website.takeOver}</Button>
          </>
        }
      >
        {unsaved ? t.website.keptHere(own.length) : t.website.lastTyped(at)}
      </Banner>
      {shown === null ? null : (
        <AlertDialog
          title={shown === 'words' ? t.website.yourWords : question}
          onCancel={() => setShown(null)}
          confirmButton={
            <Button
              tone="primary"
              onClick={() => {
                // As it closes, the dialog returns the focus to the banner, which disappears.
                flushSync(() => setShown(null));
                onTakeOver();
                focusScreen();
              }}
            >
              {t.website.takeOver}
            </Button>
          }
        >
          <p>{unsaved ? consequence : t.website.takeOverNote(at)}</p>
          {own.length > 0 ? <DifferenceList differences={own} lang={lang} /> : null}
        </AlertDialog>
      )}
    </>
  );
}
