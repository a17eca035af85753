import { X } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Problem, problem } from '#domain/problems.ts';
import { checkNewSurvey } from '#domain/survey-rules.ts';
import type { SignedIn } from '#domain/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import type { Loaded } from '../api/load.ts';
import { useAddressOf, type Writing } from '../drafts/draft-url.ts';
import { useKeeper } from '../drafts/use-draft-autosave.ts';
import {
  ALREADY_SAVED,
  SUBMIT_FAILED,
  SURVEY_SUBMITTED,
  VOLUNTEERS_NOT_LOADED,
} from '../messages/messages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { withParameters } from '../navigation/list-address.ts';
import styles from './new-entry.module.css';
import type { Draft } from './request-body.ts';
import { SurveyForm } from './survey-form.tsx';
import { emptyValues } from './values.ts';
import { type VolunteerChoice, volunteerOptions } from './volunteer/volunteer-choice.ts';

interface NewEntryProps {
  actor: SignedIn;
  writing: Writing;
  /** For an admin, who may choose among them. */
  volunteers: Loaded<VolunteerChoice> | null;
}

/** The form that takes the list's place; its address is the list's with one word more. */
export function NewEntry({ actor, writing, volunteers }: NewEntryProps) {
  const keeper = useKeeper(writing.kept, () => ({
    account: actor.id,
    id: writing.id,
    entry: null,
    version: null,
    base: emptyValues(actor.id),
  }));
  useAddressOf(keeper, 'new');
  const list = useListAddress();
  const navigate = useNavigate();
  const say = useToast();

  async function send(draft: Draft) {
    try {
      await call('createSurvey', { body: draft, idempotencyKey: keeper.key });
      void keeper.drop();
    } catch (error) {
      // Only where nobody knows whether it arrived may the same key be used again.
      const refused = error instanceof Problem && error.status < 500;
      if (refused) keeper.renewKey();
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
        keeper={keeper}
        actorIsAdmin={actor.is_admin}
        volunteers={volunteers && volunteerOptions(volunteers.data, actor)}
        check={(draft) => checkNewSurvey(draft, { actorIsAdmin: actor.is_admin })}
        send={send}
        onSent={() => {
          say({ text: SURVEY_SUBMITTED });
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
