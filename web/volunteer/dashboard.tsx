import { ForReaders } from '../ui/for-readers.tsx';
import type { Route } from './+types/dashboard.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { deskMeta } from './desk-meta.ts';
import { requireVolunteer } from './guard.ts';
import { NewEntryButton } from './new-entry-button.tsx';
import { NewEntry } from './survey-form/new-entry.tsx';
import { loadSurveys } from './survey-list/load-surveys.ts';
import { SurveyList } from './survey-list/survey-list.tsx';

export const meta = () => deskMeta('Volunteer Dashboard');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const actor = requireVolunteer();
  const isWriting = new URL(request.url).searchParams.has('new');
  return { actor, list: isWriting ? null : await loadSurveys('listOwnSurveys', request) };
}

export default function Dashboard({ loaderData: { actor, list } }: Route.ComponentProps) {
  if (!list) {
    return (
      <>
        <h1>
          <ForReaders>Volunteer Dashboard</ForReaders>
        </h1>
        <NewEntry actor={actor} volunteers={null} />
      </>
    );
  }
  return (
    <>
      <DashboardHead title="Volunteer Dashboard" actor={actor}>
        <NewEntryButton />
      </DashboardHead>
      <SurveyList actor={actor} list={list} />
    </>
  );
}
