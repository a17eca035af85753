import type { ReplyOf } from '#domain/contract.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import type { Loaded } from '../../api/load.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { useBackLink } from '../../navigation/back-link-state.ts';
import { PRIVACY } from '../../navigation/paths.ts';
import { RequestDetails } from './request-details.tsx';

interface ViewRequestProps {
  request: Loaded<ReplyOf<'readPrivacyRequest'>>;
  now: Date;
}

export function ViewRequest({ request, now }: ViewRequestProps) {
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
