import { X } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Problem, problem } from '#domain/problems.ts';
import { checkNewSurvey } from '#domain/surveys/rules.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import type { Loaded } from '../api/load.ts';
import { type OpenDraft, useDraftUrl } from '../drafts/draft-url.ts';
import { useDraftAutosave } from '../drafts/use-draft-autosave.ts';
import {
  ALREADY_SAVED,
  SUBMIT_FAILED,
  SURVEY_SUBMITTED,
  VOLUNTEERS_NOT_LOADED,
} from '../messages/messages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { withParameters } from '../navigation/list-address.ts';
import styles from './new-entry.module.css';
import type { RequestBody } from './request-body.ts';
import { SurveyForm } from './survey-form.tsx';
import { emptyValues } from './values.ts';
import { type VolunteerChoice, volunteerOptions } from './volunteer/volunteer-choice.ts';

interface NewEntryProps {
  actor: SignedInUser;
  openDraft: OpenDraft;
  /** Null for volunteers. */
  volunteers: Loaded<VolunteerChoice> | null;
}

/** Replaces the list; its address is the list's with `?new=`. */
export function NewEntry({ actor, openDraft, volunteers }: NewEntryProps) {
  const autosave = useDraftAutosave(openDraft.draft, () => ({
    account: actor.id,
    id: openDraft.id,
    entry: null,
    version: null,
    base: emptyValues(actor.id),
  }));
  useDraftUrl(autosave, 'new');
  const list = useListAddress();
  const navigate = useNavigate();
  const showToast = useToast();

  async function send(body: RequestBody) {
    try {
      await call('createSurvey', { body: body, idempotencyKey: autosave.key });
      void autosave.discard();
    } catch (error) {
      // The key may be reused only after an unknown outcome; a refusal needs a new one.
      const refused = error instanceof Problem && error.status < 500;
      if (refused) autosave.renewKey();
      if (refused && error.code === 'keyReused') throw problem('keyReused', ALREADY_SAVED);
      throw error;
    }
  }

  return (
    <>
      <div className={styles.back}>
        <BackLink to={list}>Survey Entries</BackLink>
      </div>
      {volunteers?.problem ? <Banner kind="bad" title={VOLUNTEERS_NOT_LOADED} /> : null}
      <SurveyForm
        title="New Survey Entry"
        isNew
        autosave={autosave}
        actorIsAdmin={actor.is_admin}
        volunteers={volunteers && volunteerOptions(volunteers.data, actor)}
        check={(draft) => checkNewSurvey(draft, { actorIsAdmin: actor.is_admin })}
        send={send}
        onSent={() => {
          showToast({ text: SURVEY_SUBMITTED });
          void navigate(list, { replace: true });
        }}
        onCancel={() => void navigate(list)}
        failed={SUBMIT_FAILED}
        submit={{ label: 'Submit Survey', busy: 'Submitting...' }}
        close={
          <ButtonLink to={list} tone="plain" square aria-label="Close the form">
            <X size={20} />
          </ButtonLink>
        }
        failureBanner={({ message }) => (
          <Banner kind="bad" title={message}>
            Nothing is lost: what you typed is still here.
          </Banner>
        )}
      />
    </>
  );
}

function useListAddress(): string {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const search = withParameters(parameters, { new: undefined }).toString();
  return search ? `${pathname}?${search}` : pathname;
}
