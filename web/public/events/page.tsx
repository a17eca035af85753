import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { EventList } from './event-list.tsx';
import { EventPage } from './event-page.tsx';
import { eventList, singleEvent } from './load-events.ts';

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const website = websiteOf(context);
  return slug === undefined ? { list: eventList(website) } : { single: singleEvent(website, slug) };
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { list, single } = loaderData;
  return single ? <EventPage {...single} /> : list && <EventList {...list} />;
}
