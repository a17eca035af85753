import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { deskMeta } from '../../layout/page-meta.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { useBackLink } from '../../navigation/back-link-state.ts';
import { PRIVACY } from '../../navigation/paths.ts';
import { requireAdmin } from '../../session/guard.ts';
import { loadRequest } from '../load-requests.ts';
import type { Route } from './+types/view-request.ts';
import { RequestDetails } from './request-details.tsx';

export const meta = deskMeta;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return { request: await loadRequest(params.id, request.signal), now: new Date() };
}

export default function ViewRequest({ loaderData: { request, now } }: Route.ComponentProps) {
  const t = useMessages();
  const { from } = useBackLink(PRIVACY);
  return (
    <>
      <BackLink to={from}>{t.layout.titles.privacy}</BackLink>
      {request.data ? (
        <RequestDetails request={request.data.data} now={now} />
      ) : (
        <NotLoaded
          title={t.layout.titles.privacyRequest}
          problem={request.problem}
          missing={t.privacy.notFound}
          failed={failureMessage('readPrivacyRequest')}
        />
      )}
    </>
  );
}
