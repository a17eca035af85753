import { ForReaders } from '../ui/for-readers.tsx';
import type { Route } from './+types/dashboard.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { deskMeta } from './desk-meta.ts';
import { requireVolunteer } from './guard.ts';
import { NewEntryButton } from './new-entry-button.tsx';
import { NewEntry } from './survey-form/new-entry.tsx';
import { loadSurveys } from './survey-list/load-surveys.ts';
import { SurveyList } from './survey-list/survey-list.tsx';
import { newEntryAt } from './unfinished/at-address.ts';
import { Offers } from './unfinished/offers.tsx';

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
