import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { CustomPage } from './custom-page.tsx';
import { pageList, singlePage } from './load-custom-pages.ts';
import { PageList } from './page-list.tsx';

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const website = websiteOf(context);
  return slug === undefined ? { list: pageList(website) } : { single: singlePage(website, slug) };
}

export default function CustomPages({ loaderData: { list, single } }: Route.ComponentProps) {
  return single ? <CustomPage {...single} /> : list && <PageList {...list} />;
}
