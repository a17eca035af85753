import type { Route } from './+types/admin.ts';
import { deskMeta } from './desk-meta.ts';
import { requireAdmin } from './guard.ts';
import { load } from './load.ts';
import { loadQueries } from './queries/load-queries.ts';
import { QueriesTab } from './queries/queries-tab.tsx';
import { loadVolunteerChoice } from './survey-form/volunteer-choice.ts';
import { loadSurveys } from './survey-list/load-surveys.ts';
import { NewEntryTab, SurveysTab } from './surveys-tab.tsx';
import { newEntryAt } from './unfinished/at-address.ts';
import { loadVolunteers } from './volunteers/load-volunteers.ts';
import { VolunteersTab } from './volunteers/volunteers-tab.tsx';

export const meta = () => deskMeta('Admin Dashboard');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const actor = requireAdmin();
  const parameters = new URL(request.url).searchParams;
  if (parameters.get('tab') === 'volunteers') {
    return { tab: 'volunteers', actor, list: await loadVolunteers(request) } as const;
  }
  if (parameters.get('tab') === 'queries') {
    return { tab: 'queries', actor, list: await loadQueries(request) } as const;
  }
  const writing = await newEntryAt(request, actor);
  if (writing) {
    const volunteers = await load(loadVolunteerChoice(request.signal));
    return { tab: 'new', actor, writing, volunteers } as const;
  }
  return { tab: 'surveys', actor, list: await loadSurveys('listSurveys', request) } as const;
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { actor } = loaderData;
  switch (loaderData.tab) {
    case 'volunteers':
      return <VolunteersTab actor={actor} list={loaderData.list} />;
    case 'queries':
      return <QueriesTab actor={actor} list={loaderData.list} />;
    case 'new':
      return (
        <NewEntryTab
          actor={actor}
          writing={loaderData.writing}
          volunteers={loaderData.volunteers}
        />
      );
    case 'surveys':
      return <SurveysTab actor={actor} list={loaderData.list} />;
  }
}
