import { replace } from 'react-router';
import type { Route } from './+types/edit-survey.ts';
import { BackLink } from './back-link.tsx';
import { deskMeta } from './desk-meta.ts';
import { requireSignedIn } from './guard.ts';
import { load } from './load.ts';
import { loadSurvey } from './load-record.ts';
import { NotLoaded } from './not-loaded.tsx';
import { failedTo, SURVEY_NOT_FOUND } from './sentences.ts';
import { EditEntry } from './survey-form/edit-entry.tsx';
import { loadVolunteerChoice } from './survey-form/volunteer-choice.ts';
import { changesAt } from './unfinished/at-address.ts';

export const meta = () => deskMeta('Edit Survey');

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const actor = requireSignedIn();
  const [survey, volunteers, kept] = await Promise.all([
    loadSurvey(params.id, request.signal),
    actor.is_admin ? load(loadVolunteerChoice(request.signal)) : null,
    changesAt(request, actor, params.id),
  ]);
  // A deleted entry is restored first, and that is done where it is read.
  if (survey.data?.data.deleted_at) throw replace(`/volunteer/survey/view/${params.id}`);
  return { actor, survey, volunteers, kept };
}

export default function EditSurvey({ loaderData, params }: Route.ComponentProps) {
  const { actor, survey, volunteers, kept } = loaderData;
  const view = `/volunteer/survey/view/${params.id}`;
  if (survey.data) {
    return (
      <EditEntry
        key={`${params.id} ${kept?.id}`}
        survey={survey.data.data}
        actor={actor}
        volunteers={volunteers}
        kept={kept}
        view={view}
      />
    );
  }
  return (
    <>
      <BackLink to={view}>Back</BackLink>
      <NotLoaded
        title="Edit Survey"
        problem={survey.problem}
        missing={SURVEY_NOT_FOUND}
        failed={failedTo.readSurvey}
      />
    </>
  );
}
