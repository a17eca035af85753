import { replace } from 'react-router';
import { failureMessage, isNotFound } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { call } from '../api/client.ts';
import { load } from '../api/load.ts';
import { loadRecord, loadSurvey } from '../api/load-record.ts';
import { limitsFor } from '../api/request-limits.ts';
import { CorrectionRequest, openRequestOf } from '../corrections/correction-request.tsx';
import { loadEditDraft } from '../drafts/draft-url.ts';
import { deskMeta } from '../layout/page-meta.ts';
import { NotLoaded } from '../load-failure/not-loaded.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { useBackLink } from '../navigation/back-link-state.ts';
import { surveyPath } from '../navigation/paths.ts';
import { findRecent } from '../recent/recent-repository.ts';
import { homeOf, requireSignedIn } from '../session/guard.ts';
import { loadVolunteerChoice } from '../volunteers/choice/volunteer-choice.ts';
import type { Route } from './+types/edit-survey.ts';
import { loadNewerVersions } from './edit-conflict/newer-versions.ts';
import { EditEntry } from './edit-entry.tsx';

export const meta = deskMeta;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const actor = requireSignedIn();
  const known = await findRecent(actor.id, params.id);
  const limits = limitsFor(known, request.signal);
  const [survey, correction, volunteers, change] = await Promise.all([
    loadSurvey(params.id, known, limits),
    loadRecord(params.id, 'surveyNotFound', (id) => call('readCorrection', { ...limits, id })),
    actor.is_admin ? load(loadVolunteerChoice(limits)) : null,
    loadEditDraft(request, actor, params.id),
  ]);
  // A deleted survey must be restored first, on its view, which also shows a change of an entry that is gone.
  const isGone = survey.problem !== null && isNotFound(survey.problem);
  if (survey.data?.data.deleted_at || (isGone && change.draft)) {
    throw replace(surveyPath(params.id));
  }
  const openRequest = openRequestOf(correction, known);
  const newer = await loadNewerVersions(change, survey.data?.data ?? null);
  return { actor, survey, openRequest, volunteers, change, newer, now: new Date() };
}

export default function EditSurvey({ loaderData, params }: Route.ComponentProps) {
  const t = useMessages();
  const { actor, survey, openRequest, volunteers, change, newer, now } = loaderData;
  const { from } = useBackLink(homeOf(actor));
  if (survey.data) {
    const isOwn = survey.data.data.volunteer_id === actor.id;
    return (
      <EditEntry
        key={`${params.id} ${change.draft?.id}`}
        survey={survey.data.data}
        actor={actor}
        volunteers={volunteers}
        change={change}
        newer={newer}
        view={surveyPath(params.id)}
      >
        {openRequest && isOwn ? <CorrectionRequest request={openRequest} now={now} /> : null}
      </EditEntry>
    );
  }
  return (
    <>
      <BackLink to={from}>{t.ui.back}</BackLink>
      <NotLoaded
        title={t.surveyForm.editTitle}
        problem={survey.problem}
        missing={t.failures.surveyNotFound}
        failed={failureMessage('readSurvey')}
      />
    </>
  );
}
