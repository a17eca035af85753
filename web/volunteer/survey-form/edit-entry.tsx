import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { checkSurveyEdit } from '#domain/survey-rules.ts';
import type { Survey } from '#domain/survey-shape.ts';
import type { SignedIn } from '#domain/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, lookOf } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { BackLink } from '../back-link.tsx';
import { call } from '../call.ts';
import { useCameFrom } from '../came-from.ts';
import { homeOf } from '../guard.ts';
import type { Loaded } from '../load.ts';
import { SURVEY_UPDATE_FAILED, SURVEY_UPDATED, VOLUNTEERS_NOT_LOADED } from '../sentences.ts';
import type { Draft } from './draft.ts';
import { SurveyForm } from './survey-form.tsx';
import type { Failure } from './use-survey-form.ts';
import { valuesOf } from './values.ts';
import { volunteerOptions } from './volunteer-field.tsx';

interface EditEntryProps {
  survey: Survey;
  actor: SignedIn;
  volunteers: Loaded<ReplyOf<'listVolunteers'>> | null;
  /** Where it is read. */
  view: string;
}

export function EditEntry({ survey, actor, volunteers, view }: EditEntryProps) {
  const [initial] = useState(() => valuesOf(survey));
  const version = useRef<number | undefined>(survey.version);
  const navigate = useNavigate();
  const state = useCameFrom(homeOf(actor));
  const say = useToast();
  const owner = { id: survey.volunteer_id, name: survey.volunteer_name };

  async function send(draft: Draft) {
    await call('updateSurvey', { id: survey.id, body: draft, version: version.current });
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
        initial={initial}
        actorIsAdmin={actor.is_admin}
        volunteers={volunteers && volunteerOptions(volunteers.data?.data ?? [], owner)}
        check={(draft) => checkSurveyEdit(draft, { actorIsAdmin: actor.is_admin, stored: survey })}
        send={send}
        onSent={() => {
          say({ text: SURVEY_UPDATED });
          void navigate(view, { state });
        }}
        onCancel={() => void navigate(view, { state })}
        failed={SURVEY_UPDATE_FAILED}
        submit={{ label: 'Save Changes', busy: 'Saving...' }}
        failureBanner={(failure) => (
          <EditFailure
            failure={failure}
            view={view}
            onOverwrite={() => {
              version.current = undefined;
            }}
          />
        )}
      />
    </>
  );
}

interface EditFailureProps {
  failure: Failure;
  view: string;
  /** The next Save Changes then counts, whatever has changed meanwhile. */
  onOverwrite: () => void;
}

function EditFailure({ failure, view, onOverwrite }: EditFailureProps) {
  if (failure.problem?.code !== 'staleVersion') {
    return (
      <Banner kind="bad" title={failure.message}>
        Nothing is lost: what you typed is still here.
      </Banner>
    );
  }
  return (
    <Banner
      kind="mind"
      title={failure.message}
      acts={
        <>
          <a href={view} target="_blank" rel="noreferrer" className={lookOf({ tone: 'plain' })}>
            See the other version
          </a>
          <Button type="submit" onClick={onOverwrite}>
            Save mine
          </Button>
        </>
      }
    >
      Read both before you save. What you typed is still here.
    </Banner>
  );
}
