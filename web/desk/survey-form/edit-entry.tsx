import { useNavigate } from 'react-router';
import { Problem } from '#domain/problems.ts';
import { checkSurveyEdit } from '#domain/surveys/rules.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import type { Loaded } from '../api/load.ts';
import { uuid } from '../api/uuid.ts';
import { type Draft, withNumbersFrom } from '../drafts/draft.ts';
import { useDraftUrl } from '../drafts/draft-url.ts';
import { useDraftAutosave } from '../drafts/use-draft-autosave.ts';
import {
  SURVEY_UPDATE_FAILED,
  SURVEY_UPDATED,
  VOLUNTEERS_NOT_LOADED,
} from '../messages/messages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { useBackLink } from '../navigation/back-link-state.ts';
import { homeOf } from '../session/guard.ts';
import { ConflictBanner } from './conflict-banner.tsx';
import type { RequestBody } from './request-body.ts';
import { SurveyForm } from './survey-form.tsx';
import { useEditConflict } from './use-edit-conflict.ts';
import type { FormHandle } from './use-survey-form.ts';
import { valuesOf } from './values.ts';
import { type VolunteerChoice, volunteerOptions } from './volunteer/volunteer-choice.ts';

interface EditEntryProps {
  survey: FullSurvey;
  actor: SignedInUser;
  volunteers: Loaded<VolunteerChoice> | null;
  draft: Draft | null;
  view: string;
}

export function EditEntry({ survey, actor, volunteers, draft, view }: EditEntryProps) {
  const autosave = useDraftAutosave(draft && withNumbersFrom(valuesOf(survey), draft), () => ({
    account: actor.id,
    id: uuid(),
    entry: survey.id,
    version: survey.version,
    base: valuesOf(survey),
  }));
  useDraftUrl(autosave, 'kept');
  const { latest, conflict, loadConflict } = useEditConflict(survey, actor, autosave.initial);
  const navigate = useNavigate();
  const state = useBackLink(homeOf(actor));
  const showToast = useToast();
  const owner = { id: latest.volunteer_id, name: latest.volunteer_name };
  const options = volunteers && volunteerOptions(volunteers.data, owner);

  function nameOf(id: string): string {
    const listed = options?.options.find(({ value }) => value === id);
    const owned = [latest, survey].find(({ volunteer_id }) => String(volunteer_id) === id);
    return listed?.label ?? owned?.volunteer_name ?? (id && `Volunteer ${id}`);
  }

  async function send(body: RequestBody, replace: FormHandle['replace']) {
    try {
      await call('updateSurvey', { id: survey.id, body: body, version: latest.version });
    } catch (error) {
      const isStale = error instanceof Problem && error.code === 'staleVersion';
      if (isStale) replace(await loadConflict());
      throw error;
    }
    void autosave.discard();
  }

  return (
    <>
      <BackLink to={view} state={state}>
        {survey.name}
      </BackLink>
      {volunteers?.problem ? <Banner kind="bad" title={VOLUNTEERS_NOT_LOADED} /> : null}
      <SurveyForm
        title="Edit Survey"
        isNew={false}
        autosave={autosave}
        isStale={autosave.initial.version !== survey.version}
        actorIsAdmin={actor.is_admin}
        volunteers={options}
        check={(draft) => checkSurveyEdit(draft, { actorIsAdmin: actor.is_admin, stored: latest })}
        send={send}
        onSent={() => {
          showToast({ text: SURVEY_UPDATED });
          void navigate(view, { state });
        }}
        onCancel={() => void navigate(view, { state })}
        failed={SURVEY_UPDATE_FAILED}
        submit={{ label: 'Save Changes', busy: 'Saving...' }}
        failureBanner={(failure, form) =>
          conflict && failure.problem?.code === 'staleVersion' ? (
            <ConflictBanner conflict={conflict} form={form} nameOf={nameOf} />
          ) : (
            <Banner kind="bad" title={failure.message}>
              Nothing is lost: what you typed is still here.
            </Banner>
          )
        }
      />
    </>
  );
}
