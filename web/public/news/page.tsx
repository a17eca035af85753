import { olderNewsPageOf } from '#domain/website/addresses/older-news.ts';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { noteList, olderNotes, singleNote } from './load-news.ts';
import { NoteList } from './note-list.tsx';
import { NotePage } from './note-page.tsx';
import { OlderNotes } from './older-notes.tsx';

export function loader({ context, params: { slug, page } }: Route.LoaderArgs) {
  const website = websiteOf(context);
  if (slug === undefined) return { list: noteList(website) };
  if (page === undefined) return { single: singleNote(website, slug) };
  return { older: olderNotes(website, olderNewsPageOf(`/news/${slug}/${page}`)) };
}

export default function News({ loaderData: { list, single, older } }: Route.ComponentProps) {
  if (single) return <NotePage {...single} />;
  if (older) return <OlderNotes {...older} />;
  return list && <NoteList {...list} />;
}
