import type { Route } from './+types/view-survey.ts';
import { BackLink } from './back-link.tsx';
import { call } from './call.ts';
import { useCameFrom } from './came-from.ts';
import { deskMeta } from './desk-meta.ts';
import { homeOf, requireSignedIn } from './guard.ts';
import { loadRecord, loadSurvey } from './load-record.ts';
import { NotLoaded } from './not-loaded.tsx';
import { failedTo, SURVEY_NOT_FOUND } from './sentences.ts';
import { SurveyDetails } from './survey/survey-details.tsx';

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
  const { from } = useCameFrom(homeOf(actor));
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
          failed={failedTo.readSurvey}
        />
      )}
    </>
  );
}
