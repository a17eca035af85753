// The screens of privacy requests and of the notice. One route, because every public page lists the desk's routes.
import { call } from '../api/client.ts';
import { load } from '../api/load.ts';
import { deskMeta } from '../layout/page-meta.ts';
import { requireAdmin } from '../session/guard.ts';
import type { Route } from './+types/privacy.ts';
import { ViewRequest } from './details/view-request.tsx';
import { EditRequest } from './form/edit-request.tsx';
import { NewRequest } from './form/new-request.tsx';
import { loadFromEnquiry } from './form/request-from-enquiry.ts';
import { loadRequest, loadRequests } from './load-requests.ts';
import { NoticeScreen } from './notice/notice-screen.tsx';
import { RequestList } from './request-list.tsx';

export const meta = deskMeta;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  requireAdmin();
  const { signal } = request;
  const now = new Date();
  const [screen = '', id = ''] = params['*'].split('/');
  switch (screen) {
    case '':
      return { screen: 'list', list: await loadRequests(request), now } as const;
    case 'notice':
      return { screen, listed: await load(call('listPrivacyNotices', { signal })) } as const;
    case 'new': {
      const query = new URL(request.url).searchParams.get('query');
      return { screen, query, prefilled: await loadFromEnquiry(request) } as const;
    }
    case 'edit':
      return { screen, id, request: await loadRequest(id, signal) } as const;
    default:
      return { screen: 'view', request: await loadRequest(screen, signal), now } as const;
  }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  switch (loaderData.screen) {
    case 'list':
      return <RequestList list={loaderData.list} now={loaderData.now} />;
    case 'notice':
      return <NoticeScreen listed={loaderData.listed} />;
    case 'new':
      return <NewRequest query={loaderData.query} prefilled={loaderData.prefilled} />;
    case 'edit':
      return <EditRequest key={loaderData.id} request={loaderData.request} />;
    case 'view':
      return <ViewRequest request={loaderData.request} now={loaderData.now} />;
  }
}
