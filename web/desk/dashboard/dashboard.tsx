import { useMessages } from '../../messages/store.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { DeferredToCorrect, loadToCorrect } from '../corrections/deferred-to-correct.tsx';
import { loadNewEntryDraft } from '../drafts/draft-url.ts';
import { ResumeDrafts } from '../drafts/resume-drafts.tsx';
import { HouseholdButton } from '../household/household-button.tsx';
import { deskMeta } from '../layout/page-meta.ts';
import { requireVolunteer } from '../session/guard.ts';
import { NewEntry } from '../survey-form/new-entry.tsx';
import { DeferredList, deferList } from '../survey-list/deferred-list.tsx';
import { isListOnScreen } from '../survey-list/list-on-screen.ts';
import { loadSurveys } from '../survey-list/load-surveys.ts';
import type { Route } from './+types/dashboard.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { NewEntryButton } from './new-entry-button.tsx';

export const meta = deskMeta;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const actor = requireVolunteer();
  const openDraft = await loadNewEntryDraft(request, actor);
  if (openDraft) return { actor, openDraft, list: null, toCorrect: null };
  const toCorrect = loadToCorrect(actor.id, request.signal);
  const { list } = await deferList(loadSurveys('listOwnSurveys', request, actor.id));
  return {
    actor,
    openDraft: null,
    list,
    toCorrect: isListOnScreen() ? await toCorrect : toCorrect,
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { actor, openDraft, list, toCorrect } = loaderData;
  if (openDraft) {
    return (
      <>
        <h1>
          <VisuallyHidden>{t.layout.titles.dashboard}</VisuallyHidden>
        </h1>
        <NewEntry key={openDraft.id} actor={actor} openDraft={openDraft} volunteers={null} />
      </>
    );
  }
  return (
    <>
      <DashboardHead title={t.layout.titles.dashboard} actor={actor}>
        <HouseholdButton actor={actor} />
        <NewEntryButton />
      </DashboardHead>
      <ResumeDrafts actor={actor} />
      <DeferredToCorrect entries={toCorrect} />
      <DeferredList actor={actor} list={list} />
    </>
  );
}
