import { olderNewsPageOf } from '#domain/website/addresses/older-news.ts';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { newsList, olderNews, singleItem } from './load-news.ts';
import { NewsItemPage } from './news-item-page.tsx';
import { NewsList } from './news-list.tsx';
import { OlderNews } from './older-news.tsx';

export function loader({ context, params: { slug, page } }: Route.LoaderArgs) {
  const website = websiteOf(context);
  if (slug === undefined) return { list: newsList(website) };
  if (page === undefined) return { single: singleItem(website, slug) };
  return { older: olderNews(website, olderNewsPageOf(`/news/${slug}/${page}`)) };
}

export default function News({ loaderData: { list, single, older } }: Route.ComponentProps) {
  if (single) return <NewsItemPage {...single} />;
  if (older) return <OlderNews {...older} />;
  return list && <NewsList {...list} />;
}
