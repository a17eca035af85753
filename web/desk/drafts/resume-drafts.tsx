import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { formatMoment } from '../../messages/format-time.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { focusScreen, focusScreenUnlessTyping } from '../navigation/focus-screen.ts';
import { withParameters } from '../navigation/list-parameters.ts';
import { keptEditPath } from '../navigation/paths.ts';
import { type Draft, resumableDrafts } from './draft.ts';
import { discardDraft, findDrafts, restoreDraft, watchDrafts } from './draft-repository.ts';
import styles from './resume-drafts.module.css';

/** More would push the list, or the form, off a phone’s screen. */
const FIRST_SHOWN = 2;

interface ResumeDraftsProps {
  actor: Pick<SignedInUser, 'id'>;
  /** The form's own draft: other drafts of the same kind are offered. */
  current?: Pick<Draft, 'id' | 'entry'>;
}

/** “Continue the entry you began at 14:32?”, for each draft of this account. */
export function ResumeDrafts({ actor, current }: ResumeDraftsProps) {
  const t = useMessages();
  const all = useDrafts(actor.id);
  const now = new Date();
  const showToast = useToast();
  const [showsAll, setShowsAll] = useState(false);
  const resumable = resumableDrafts(all, current?.id).filter(
    ({ entry }) => current === undefined || entry === current.entry,
  );

  async function discard(draft: Draft) {
    const stored = (await discardDraft(draft)) ?? draft;
    const undo = {
      label: t.ui.undo,
      onPress: () => void restoreDraft(stored).then(focusScreenUnlessTyping),
    };
    showToast({ text: t.drafts.discarded, action: undo });
    focusScreen();
  }

  if (resumable.length === 0) return null;
  return (
    <section className={styles.offers} aria-label={t.drafts.unfinished(resumable.length)}>
      {(showsAll ? resumable : resumable.slice(0, FIRST_SHOWN)).map((each) => (
        <DraftBanner
          key={each.id}
          draft={each}
          title={titleOf(t, each, formatMoment(t, each.begun, now), current !== undefined)}
          inForm={current !== undefined}
          onDiscard={() => void discard(each)}
        />
      ))}
      {showsAll || resumable.length <= FIRST_SHOWN ? null : (
        <Button tone="plain" onClick={() => setShowsAll(true)}>
          {t.outbox.showAll(resumable.length)}
        </Button>
      )}
    </section>
  );
}

interface DraftBannerProps {
  draft: Draft;
  title: string;
  inForm: boolean;
  onDiscard: () => void;
}

function DraftBanner({ draft, title, inForm, onDiscard }: DraftBannerProps) {
  const t = useMessages();
  const here = useLocation();
  const { survey_type, name } = draft.values;
  const state: unknown = inForm ? here.state : { from: here.pathname + here.search };
  return (
    <Banner
      kind="offer"
      title={title}
      icon={<Bookmark size={20} />}
      urgent={false}
      actions={
        <>
          <ButtonLink
            tone="plain"
            to={resumeUrl(draft, here)}
            state={state}
            replace={inForm}
            aria-label={t.drafts.continueTitled(title)}
          >
            {t.drafts.continue}
          </ButtonLink>
          <Button tone="plain" aria-label={t.drafts.discardTitled(title)} onClick={onDiscard}>
            {t.drafts.discard}
          </Button>
        </>
      }
    >
      {formatValue(t, 'survey_type', survey_type)}
      {name.trim() ? (
        <>
          {' · '}
          <span lang={langOf(name)}>{name}</span>
        </>
      ) : null}
    </Banner>
  );
}

function titleOf(t: Messages, { entry }: Draft, moment: string, inForm: boolean): string {
  if (entry === null) return t.drafts.continueNew(moment);
  return inForm ? t.drafts.continueThisEdit(moment) : t.drafts.continueEdit(moment);
}

function resumeUrl({ id, entry }: Draft, here: { pathname: string; search: string }): string {
  if (entry !== null) return keptEditPath(entry, id);
  return `${here.pathname}?${withParameters(new URLSearchParams(here.search), { new: id })}`;
}

// Read in an effect, so that the form that has just closed has queued its last write.
function useDrafts(account: number): Draft[] {
  const [all, setAll] = useState<Draft[]>([]);
  useEffect(() => {
    let isMounted = true;
    const read = async () => {
      const found = await findDrafts(account);
      if (isMounted) setAll(found);
    };
    void read();
    const stop = watchDrafts(() => void read());
    return () => {
      isMounted = false;
      stop();
    };
  }, [account]);
  return all;
}
