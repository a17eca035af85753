import { isProblem } from '#domain/problems.ts';
import { messageOf } from '../../../../messages/errors.ts';
import type { Messages } from '../../../../messages/messages.ts';
import { useMessages } from '../../../../messages/store.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { DraftState } from '../../draft/draft-state.ts';
import type { EditorState } from '../use-editor-state.ts';
import { ConfirmTranslation } from './confirm-translation.tsx';
import { OtherEditorBanner } from './other-editor-banner.tsx';
import { ScheduledBanner } from './scheduled-banner.tsx';

/** The banners above the fields: another editor, a failed save, a scheduled publication. */
export function Notices({ editor }: { editor: EditorState }) {
  const { name, locale, fields, session, state, mayWrite, mayEdit } = editor;
  const t = useMessages();
  const { other, saving, problem, draft } = state;
  return (
    <>
      {other ? (
        <OtherEditorBanner
          state={state}
          other={other}
          fields={fields}
          lang={locale}
          onTakeOver={session.takeOver}
          onDiscardUnsaved={() => session.reset(draft)}
        />
      ) : null}
      {mayWrite ? null : <Banner kind="note" urgent={false} title={t.website.adminsOnly} />}
      {saving === 'failed' ? (
        <Banner
          kind="error"
          title={messageOf(problem)(t)}
          actions={
            <Button tone="plain" onClick={session.retry}>
              {t.ui.tryAgain}
            </Button>
          }
        >
          {keptWords(t, state)}
        </Banner>
      ) : null}
      <ScheduledBanner
        name={name}
        locale={locale}
        draft={draft}
        session={session}
        mayEdit={mayEdit}
        onChange={editor.publishing.ask}
      />
      {editor.isOlder && mayEdit && editor.changedPaths.length === 0 && !draft.publish_at ? (
        <ConfirmTranslation
          name={name}
          locale={locale}
          session={session}
          count={editor.olderPaths.length}
          isGuarded={editor.details.guarded}
          onPublish={editor.publishing.open}
        />
      ) : null}
    </>
  );
}

function keptWords({ website }: Messages, { saveAt, problem }: DraftState): string {
  if (saveAt !== null) return website.keptInBrowser;
  // A refused save is not tried again.
  const isFull = isProblem(problem, 'tooLarge');
  return isFull ? website.documentFull : website.keptUnsaved;
}
