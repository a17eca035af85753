import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { noteList, singleNote } from './load-news.ts';
import { NoteList } from './note-list.tsx';
import { NotePage } from './note-page.tsx';

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const website = websiteOf(context);
  return slug === undefined ? { list: noteList(website) } : { single: singleNote(website, slug) };
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { list, single } = loaderData;
  return single ? <NotePage {...single} /> : list && <NoteList {...list} />;
}
