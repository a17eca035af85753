import type { Language } from '#domain/languages.ts';
import type { Fields } from '#domain/website/fields.ts';
import { messageOf } from '../../../../messages/errors.ts';
import { useMessages } from '../../../../messages/store.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { DraftSession, DraftState } from '../../draft/draft-state.ts';
import { OtherEditorBanner } from './other-editor-banner.tsx';
import { ScheduledBanner } from './scheduled-banner.tsx';
import { StillFits } from './still-fits.tsx';

interface NoticesProps {
  name: string;
  locale: Language;
  fields: Fields;
  session: DraftSession;
  state: DraftState;
  mayWrite: boolean;
  /** The English has changed since the translation was published. */
  isOlder: boolean;
  /** In so many fields. */
  olderCount: number;
  onReschedule: () => void;
}

/** What somebody who opens the words has to know first. */
export function Notices(props: NoticesProps) {
  const { name, locale, fields, session, state, mayWrite, isOlder, olderCount } = props;
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
        />
      ) : null}
      {mayWrite ? null : <Banner kind="note" urgent={false} title={t.website.adminsOnly} />}
      {saving === 'failed' ? (
        <Banner
          kind="error"
          title={messageOf(problem)(t)}
          actions={
            <Button tone="plain" onClick={session.retry}>
              {t.parts.tryAgain}
            </Button>
          }
        >
          {t.website.keptInBrowser}
        </Banner>
      ) : null}
      <ScheduledBanner
        name={name}
        locale={locale}
        draft={draft}
        session={session}
        mayWrite={mayWrite && other === null}
        onChange={props.onReschedule}
      />
      {isOlder && mayWrite && other === null && !draft.is_draft ? (
        <StillFits name={name} locale={locale} session={session} count={olderCount} />
      ) : null}
    </>
  );
}
