import { useMessages } from '../../messages/store.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { DeferredToCorrect } from '../corrections/deferred-to-correct.tsx';
import { loadNewEntryDraft } from '../drafts/draft-url.ts';
import { ResumeDrafts } from '../drafts/resume-drafts.tsx';
import { HouseholdButton } from '../household/household-button.tsx';
import { deskMeta } from '../layout/page-meta.ts';
import { requireVolunteer } from '../session/guard.ts';
import { NewEntry } from '../survey-form/new-entry.tsx';
import { DeferredList } from '../survey-list/deferred-list.tsx';
import type { Route } from './+types/dashboard.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { loadLists } from './load-lists.ts';
import { NewEntryButton } from './new-entry-button.tsx';

export const meta = deskMeta;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const actor = requireVolunteer();
  const openDraft = await loadNewEntryDraft(request, actor);
  if (openDraft) return { actor, openDraft };
  return { actor, openDraft: null, ...(await loadLists('listOwnSurveys', request, actor.id)) };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { actor } = loaderData;
  if (loaderData.openDraft) {
    const { openDraft } = loaderData;
    return (
      <>
        <h1>
          <VisuallyHidden>{t.layout.titles.dashboard}</VisuallyHidden>
        </h1>
        <NewEntry key={openDraft.id} actor={actor} openDraft={openDraft} volunteers={null} />
      </>
    );
  }
  const { list, toCorrect } = loaderData;
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
