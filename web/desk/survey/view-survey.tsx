import { call } from '../api/client.ts';
import { loadRecord, loadSurvey } from '../api/load-record.ts';
import { deskMeta } from '../layout/page-meta.ts';
import { failureMessages, SURVEY_NOT_FOUND } from '../messages/messages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { useBackLink } from '../navigation/back-link-state.ts';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { homeOf, requireSignedIn } from '../session/guard.ts';
import type { Route } from './+types/view-survey.ts';
import { SurveyDetails } from './survey-details.tsx';

export const meta = () => deskMeta('Survey details');

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const actor = requireSignedIn();
  const [survey, history] = await Promise.all([
    loadSurvey(params.id, request.signal),
    loadRecord(params.id, 'surveyNotFound', (id) =>
      call('readSurveyHistory', { id, signal: request.signal }),
    ),
  ]);
  return { actor, survey, history, now: new Date() };
}

export default function ViewSurvey({ loaderData }: Route.ComponentProps) {
  const { actor, survey, history, now } = loaderData;
  const { from } = useBackLink(homeOf(actor));
  return (
    <>
      <BackLink to={from}>Back</BackLink>
      {survey.data ? (
        <SurveyDetails
          survey={survey.data.data}
          history={history}
          actor={actor}
          now={now}
          from={from}
        />
      ) : (
        <NotLoaded
          title="Survey details"
          problem={survey.problem}
          missing={SURVEY_NOT_FOUND}
          failed={failureMessages.readSurvey}
        />
      )}
    </>
  );
}
