import { replace } from 'react-router';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { call } from '../api/client.ts';
import { loadRecord, loadSurvey } from '../api/load-record.ts';
import { limitsFor } from '../api/request-limits.ts';
import { openNotice } from '../consent/current-notice.ts';
import { openRequestOf } from '../corrections/correction-request.tsx';
import { deskMeta } from '../layout/page-meta.ts';
import { NotLoaded } from '../load-failure/not-loaded.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { useBackLink } from '../navigation/back-link-state.ts';
import { surveyPath } from '../navigation/paths.ts';
import { findWaitingEntry } from '../outbox/waiting-entry.ts';
import { findRecent } from '../recent/recent-repository.ts';
import { homeOf, requireSignedIn } from '../session/guard.ts';
import type { Route } from './+types/view-survey.ts';
import { SurveyDetails } from './survey-details.tsx';
import { WaitingSurvey } from './waiting-survey.tsx';

export const meta = deskMeta;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const actor = requireSignedIn();
  const waiting = await findWaitingEntry(actor, params.id);
  if (waiting?.sentId) throw replace(surveyPath(waiting.sentId));
  if (waiting?.survey) return { actor, waiting: waiting.survey };
  const known = await findRecent(actor.id, params.id);
  const limits = limitsFor(known, request.signal);
  const [survey, history, correction, household, consents] = await Promise.all([
    loadSurvey(params.id, known, limits),
    loadRecord(params.id, 'surveyNotFound', (id) => call('readSurveyHistory', { ...limits, id })),
    loadRecord(params.id, 'surveyNotFound', (id) => call('readCorrection', { ...limits, id })),
    loadRecord(params.id, 'surveyNotFound', (id) => call('readHousehold', { ...limits, id })),
    loadRecord(params.id, 'surveyNotFound', (id) => call('readConsents', { ...limits, id })),
    openNotice(),
  ]);
  const openRequest = openRequestOf(correction, known);
  return {
    actor,
    waiting: null,
    survey,
    history,
    correction,
    openRequest,
    household,
    consents,
    now: new Date(),
  };
}

export default function ViewSurvey({ loaderData, params }: Route.ComponentProps) {
  const t = useMessages();
  const { actor } = loaderData;
  const { from } = useBackLink(homeOf(actor));
  if (loaderData.waiting) {
    return (
      <>
        <BackLink to={from}>{t.ui.back}</BackLink>
        <WaitingSurvey key={params.id} id={params.id} survey={loaderData.waiting} from={from} />
      </>
    );
  }
  const { survey, history, correction, openRequest, household, consents, now } = loaderData;
  return (
    <>
      <BackLink to={from}>{t.ui.back}</BackLink>
      {survey.data ? (
        <SurveyDetails
          key={params.id}
          survey={survey.data.data}
          copy={survey.copy}
          history={history}
          correction={correction}
          openRequest={openRequest}
          household={household}
          consents={consents}
          actor={actor}
          now={now}
          from={from}
        />
      ) : (
        <NotLoaded
          title={t.layout.titles.viewSurvey}
          problem={survey.problem}
          missing={t.failures.surveyNotFound}
          failed={failureMessage('readSurvey')}
        />
      )}
    </>
  );
}
