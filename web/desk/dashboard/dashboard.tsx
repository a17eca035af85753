import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { loadNewEntryDraft } from '../drafts/draft-url.ts';
import { ResumeDrafts } from '../drafts/resume-drafts.tsx';
import { deskMeta } from '../layout/page-meta.ts';
import { requireVolunteer } from '../session/guard.ts';
import { NewEntry } from '../survey-form/new-entry.tsx';
import { loadSurveys } from '../survey-list/load-surveys.ts';
import { SurveyList } from '../survey-list/survey-list.tsx';
import type { Route } from './+types/dashboard.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { NewEntryButton } from './new-entry-button.tsx';

export const meta = () => deskMeta('Volunteer Dashboard');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const actor = requireVolunteer();
  const openDraft = await loadNewEntryDraft(request, actor);
  if (openDraft) return { actor, openDraft, list: null };
  return { actor, openDraft: null, list: await loadSurveys('listOwnSurveys', request) };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { actor, openDraft, list } = loaderData;
  if (openDraft) {
    return (
      <>
        <h1>
          <VisuallyHidden>Volunteer Dashboard</VisuallyHidden>
        </h1>
        <NewEntry key={openDraft.id} actor={actor} openDraft={openDraft} volunteers={null} />
      </>
    );
  }
  return (
    <>
      <DashboardHead title="Volunteer Dashboard" actor={actor}>
        <NewEntryButton />
      </DashboardHead>
      <ResumeDrafts actor={actor} />
      <SurveyList actor={actor} list={list} />
    </>
  );
}
