import { ForReaders } from '../../ui/visually-hidden.tsx';
import { newEntryAt } from '../drafts/draft-url.ts';
import { Offers } from '../drafts/resume-drafts.tsx';
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
  const writing = await newEntryAt(request, actor);
  if (writing) return { actor, writing, list: null };
  return { actor, writing: null, list: await loadSurveys('listOwnSurveys', request) };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { actor, writing, list } = loaderData;
  if (writing) {
    return (
      <>
        <h1>
          <ForReaders>Volunteer Dashboard</ForReaders>
        </h1>
        <NewEntry key={writing.id} actor={actor} writing={writing} volunteers={null} />
      </>
    );
  }
  return (
    <>
      <DashboardHead title="Volunteer Dashboard" actor={actor}>
        <NewEntryButton />
      </DashboardHead>
      <Offers actor={actor} />
      <SurveyList actor={actor} list={list} />
    </>
  );
}
