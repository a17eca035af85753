import { load } from '../api/load.ts';
import { loadNewEntryDraft } from '../drafts/draft-url.ts';
import { DuplicatesTab } from '../duplicates/duplicates-tab.tsx';
import { loadPairs } from '../duplicates/load-pairs.ts';
import { EnquiriesTab } from '../enquiries/enquiries-tab.tsx';
import { loadEnquiries } from '../enquiries/load-enquiries.ts';
import { deskMeta } from '../layout/page-meta.ts';
import { loadPlaces } from '../places/load-places.ts';
import { PlacesTab } from '../places/places-tab.tsx';
import { requireAdmin } from '../session/guard.ts';
import { NewEntryTab, SurveysTab } from '../survey-list/surveys-tab.tsx';
import { loadVolunteerChoice } from '../volunteers/choice/volunteer-choice.ts';
import { loadVolunteers } from '../volunteers/load-volunteers.ts';
import { VolunteersTab } from '../volunteers/volunteers-tab.tsx';
import type { Route } from './+types/admin.ts';
import { loadLists } from './load-lists.ts';

export const meta = deskMeta;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const actor = requireAdmin();
  const parameters = new URL(request.url).searchParams;
  if (parameters.get('tab') === 'volunteers') {
    return { tab: 'volunteers', actor, list: await loadVolunteers(request) } as const;
  }
  if (parameters.get('tab') === 'duplicates') {
    return { tab: 'duplicates', actor, list: await loadPairs(request) } as const;
  }
  if (parameters.get('tab') === 'places') {
    return { tab: 'places', actor, list: await loadPlaces(request) } as const;
  }
  if (parameters.get('tab') === 'queries') {
    return { tab: 'enquiries', actor, list: await loadEnquiries(request) } as const;
  }
  const openDraft = await loadNewEntryDraft(request, actor);
  if (openDraft) {
    const volunteers = await load(loadVolunteerChoice({ signal: request.signal }));
    return { tab: 'new', actor, openDraft, volunteers } as const;
  }
  const lists = await loadLists('listSurveys', request, actor.id);
  return { tab: 'surveys', actor, ...lists } as const;
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { actor } = loaderData;
  switch (loaderData.tab) {
    case 'volunteers':
      return <VolunteersTab actor={actor} list={loaderData.list} />;
    case 'duplicates':
      return <DuplicatesTab actor={actor} list={loaderData.list} />;
    case 'places':
      return <PlacesTab actor={actor} list={loaderData.list} />;
    case 'enquiries':
      return <EnquiriesTab actor={actor} list={loaderData.list} />;
    case 'new':
      return (
        <NewEntryTab
          actor={actor}
          openDraft={loaderData.openDraft}
          volunteers={loaderData.volunteers}
        />
      );
    case 'surveys':
      return <SurveysTab actor={actor} list={loaderData.list} toCorrect={loaderData.toCorrect} />;
  }
}
