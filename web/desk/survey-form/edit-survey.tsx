import { replace } from 'react-router';
import { load } from '../api/load.ts';
import { loadSurvey } from '../api/load-record.ts';
import { loadEditDraft } from '../drafts/draft-url.ts';
import { deskMeta } from '../layout/page-meta.ts';
import { failureMessages, SURVEY_NOT_FOUND } from '../messages/messages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { requireSignedIn } from '../session/guard.ts';
import type { Route } from './+types/edit-survey.ts';
import { EditEntry } from './edit-entry.tsx';
import { loadVolunteerChoice } from './volunteer/volunteer-choice.ts';

export const meta = () => deskMeta('Edit Survey');

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const actor = requireSignedIn();
  const [survey, volunteers, draft] = await Promise.all([
    loadSurvey(params.id, request.signal),
    actor.is_admin ? load(loadVolunteerChoice(request.signal)) : null,
    loadEditDraft(request, actor, params.id),
  ]);
  // A deleted survey must be restored first, on its view.
  if (survey.data?.data.deleted_at) throw replace(`/volunteer/survey/view/${params.id}`);
  return { actor, survey, volunteers, draft };
}

export default function EditSurvey({ loaderData, params }: Route.ComponentProps) {
  const { actor, survey, volunteers, draft } = loaderData;
  const view = `/volunteer/survey/view/${params.id}`;
  if (survey.data) {
    return (
      <EditEntry
        key={`${params.id} ${draft?.id}`}
        survey={survey.data.data}
        actor={actor}
        volunteers={volunteers}
        draft={draft}
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
        failed={failureMessages.readSurvey}
      />
    </>
  );
}
