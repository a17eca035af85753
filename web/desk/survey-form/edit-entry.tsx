import { useNavigate } from 'react-router';
import { Problem } from '#domain/problems.ts';
import { checkSurveyEdit } from '#domain/survey-rules.ts';
import type { WholeSurvey } from '#domain/survey-schema.ts';
import type { SignedIn } from '#domain/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import type { Loaded } from '../api/load.ts';
import { newKey } from '../api/uuid.ts';
import { type Unfinished, withNumbersOf } from '../drafts/draft.ts';
import { useAddressOf } from '../drafts/draft-url.ts';
import { useKeeper } from '../drafts/use-draft-autosave.ts';
import {
  SURVEY_UPDATE_FAILED,
  SURVEY_UPDATED,
  VOLUNTEERS_NOT_LOADED,
} from '../messages/messages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { useCameFrom } from '../navigation/back-link-state.ts';
import { homeOf } from '../session/guard.ts';
import { MeetingBanner } from './conflict-banner.tsx';
import type { Draft } from './request-body.ts';
import { SurveyForm } from './survey-form.tsx';
import { useMeeting } from './use-edit-conflict.ts';
import type { FormInHand } from './use-survey-form.ts';
import { valuesOf } from './values.ts';
import { type VolunteerChoice, volunteerOptions } from './volunteer/volunteer-choice.ts';

interface EditEntryProps {
  survey: WholeSurvey;
  actor: SignedIn;
  volunteers: Loaded<VolunteerChoice> | null;
  /** Changes that were begun before. */
  kept: Unfinished | null;
  /** Where it is read. */
  view: string;
}

export function EditEntry({ survey, actor, volunteers, kept, view }: EditEntryProps) {
  const keeper = useKeeper(kept && withNumbersOf(valuesOf(survey), kept), () => ({
    account: actor.id,
    id: newKey(),
    entry: survey.id,
    version: survey.version,
    base: valuesOf(survey),
  }));
  useAddressOf(keeper, 'kept');
  const { known, meeting, meet } = useMeeting(survey, actor, keeper.start);
  const navigate = useNavigate();
  const state = useCameFrom(homeOf(actor));
  const say = useToast();
  const owner = { id: known.volunteer_id, name: known.volunteer_name };
  const options = volunteers && volunteerOptions(volunteers.data, owner);

  function nameOf(id: string): string {
    const listed = options?.options.find(({ value }) => value === id);
    const owned = [known, survey].find(({ volunteer_id }) => String(volunteer_id) === id);
    return listed?.label ?? owned?.volunteer_name ?? (id && `Volunteer ${id}`);
  }

  async function send(draft: Draft, replace: FormInHand['replace']) {
    try {
      await call('updateSurvey', { id: survey.id, body: draft, version: known.version });
    } catch (error) {
      const isStale = error instanceof Problem && error.code === 'staleVersion';
      if (isStale) replace(await meet());
      throw error;
    }
    void keeper.drop();
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
        keeper={keeper}
        isStale={keeper.start.version !== survey.version}
        actorIsAdmin={actor.is_admin}
        volunteers={options}
        check={(draft) => checkSurveyEdit(draft, { actorIsAdmin: actor.is_admin, stored: known })}
        send={send}
        onSent={() => {
          say({ text: SURVEY_UPDATED });
          void navigate(view, { state });
        }}
        onCancel={() => void navigate(view, { state })}
        failed={SURVEY_UPDATE_FAILED}
        submit={{ label: 'Save Changes', busy: 'Saving...' }}
        failureBanner={(failure, form) =>
          meeting && failure.problem?.code === 'staleVersion' ? (
            <MeetingBanner meeting={meeting} form={form} nameOf={nameOf} />
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
