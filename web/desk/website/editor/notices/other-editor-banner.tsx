import { User } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import { mergeDocuments } from '#domain/website/differences/merge-documents.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import { formatAt } from '../../../../messages/format-time.ts';
import type { Messages } from '../../../../messages/messages.ts';
import { useMessages } from '../../../../messages/store.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AlertDialog } from '../../../../ui/dialogs/dialog.tsx';
import { focusScreen } from '../../../navigation/focus-screen.ts';
import type { DraftState } from '../../draft/draft-state.ts';
import type { OtherEditor } from '../../draft/other-editor.ts';

export interface OtherEditorBannerProps {
  state: DraftState;
  other: OtherEditor;
  fields: Fields;
  lang: string;
  onTakeOver: () => void;
  onDiscardUnsaved: () => void;
}

/** Without it, the dialog still offers its choice. */
const DifferenceList = lazy(() =>
  import('../../publish/difference-list.tsx').then(
    ({ DifferenceList }) => ({ default: DifferenceList }),
    () => ({ default: () => <></> }),
  ),
);

/** Somebody else is writing; words typed here meanwhile are kept. */
export function OtherEditorBanner(props: OtherEditorBannerProps) {
  const { state, other, fields, lang, onTakeOver, onDiscardUnsaved } = props;
  const t = useMessages();
  const [shown, setShown] = useState<'words' | 'takeOver' | 'discardUnsaved' | null>(null);
  const { unsaved, document } = state;
  const name = other.isSelf ? t.website.youElsewhere : other.name || t.website.someone;
  const at = formatAt(t, other.at, new Date());
  const own = unsaved
    ? documentDifferences(
        fields,
        document,
        mergeDocuments(unsaved.base, unsaved.document, document),
      )
    : [];

  function close(then: () => void) {
    // As it closes, the dialog returns the focus to the banner, which disappears.
    flushSync(() => setShown(null));
    then();
    focusScreen();
  }

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
            {unsaved ? (
              <Button tone="plain" onClick={() => setShown('discardUnsaved')}>
                {t.website.discardUnsaved}
              </Button>
            ) : null}
            <Button onClick={() => setShown('takeOver')}>{t.website.takeOver}</Button>
          </>
        }
      >
        {unsaved ? t.website.keptHere(own.length) : t.website.lastTyped(at)}
      </Banner>
      {shown === null ? null : (
        <AlertDialog
          title={titleOf(t, shown, other, name)}
          onCancel={() => setShown(null)}
          confirmButton={
            shown === 'discardUnsaved' ? (
              <Button tone="dangerFilled" onClick={() => close(onDiscardUnsaved)}>
                {t.website.discardUnsaved}
              </Button>
            ) : (
              <Button tone="primary" onClick={() => close(onTakeOver)}>
                {t.website.takeOver}
              </Button>
            )
          }
        >
          <p>
            {shown === 'discardUnsaved'
              ? t.website.discardUnsavedNote
              : takeOverNote(t, state, other, name)}
          </p>
          {own.length > 0 ? (
            <Suspense>
              <DifferenceList differences={own} lang={lang} />
            </Suspense>
          ) : null}
        </AlertDialog>
      )}
    </>
  );
}

function titleOf(
  t: Messages,
  shown: 'words' | 'takeOver' | 'discardUnsaved',
  { isSelf }: OtherEditor,
  name: string,
): string {
  if (shown === 'words') return t.website.yourWords;
  if (shown === 'discardUnsaved') return t.website.discardUnsavedTitle;
  return isSelf ? t.website.takeOverFromSelf : t.website.takeOverFrom(name);
}

function takeOverNote(
  t: Messages,
  { unsaved }: DraftState,
  { isSelf, at }: OtherEditor,
  name: string,
): string {
  if (!unsaved) return t.website.takeOverNote(formatAt(t, at, new Date()));
  return isSelf ? t.website.takeOverWithWordsFromSelf : t.website.takeOverWithWords(name);
}
