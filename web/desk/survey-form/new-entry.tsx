import { X } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isConsentField } from '#domain/privacy/consent-fields.ts';
import { checkConsent } from '#domain/privacy/consent-rules.ts';
import type { Problem } from '#domain/problems.ts';
import { checkNewSurvey } from '#domain/surveys/rules.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { isRefusal, LocalProblem, messageOf } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import type { Loaded } from '../api/load.ts';
import { refreshNotice, useNotice } from '../consent/current-notice.ts';
import { type OpenDraft, useDraftUrl } from '../drafts/draft-url.ts';
import { useDraftAutosave } from '../drafts/use-draft-autosave.ts';
import { householdIdOf } from '../household/household.ts';
import { rememberHousehold } from '../household/remembered-household.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { focusScreen } from '../navigation/focus-screen.ts';
import { withParameters } from '../navigation/list-parameters.ts';
import { keptEditPath } from '../navigation/paths.ts';
import { currentOutbox } from '../outbox/outbox-state.ts';
import { QueuedToast } from '../outbox/queued-toast.tsx';
import type { Submitted } from '../outbox/sending/submit-operation.ts';
import { submitSurvey } from '../outbox/sending/submit-survey.ts';
import { type VolunteerChoice, volunteerOptions } from '../volunteers/choice/volunteer-choice.ts';
import styles from './new-entry.module.css';
import type { RequestBody } from './request-body.ts';
import { SurveyForm } from './survey-form.tsx';
import type { FormHandle } from './use-survey-form.ts';
import { emptyValues, type SurveyValues } from './values.ts';

interface NewEntryProps {
  actor: SignedInUser;
  openDraft: OpenDraft;
  /** Null for volunteers. */
  volunteers: Loaded<VolunteerChoice> | null;
}

/** Replaces the list; its address is the list's with `?new=`. */
export function NewEntry({ actor, openDraft, volunteers }: NewEntryProps) {
  const t = useMessages();
  const autosave = useDraftAutosave(openDraft.draft, () => ({
    account: actor.id,
    id: openDraft.id,
    entry: null,
    version: null,
    base: emptyValues(actor.id),
  }));
  useDraftUrl(autosave, 'new');
  const list = useListUrl();
  const navigate = useNavigate();
  const showToast = useToast();
  // The focus disappears with the form, and the list has the same path.
  useEffect(() => focusScreen, []);

  // It has been submitted, and waits on the device.
  const waiting = currentOutbox().operations.find(({ key }) => key === openDraft.id);
  const { household, values: stored } = autosave.initial;
  const actorIsAdmin = actor.is_admin;
  const notice = useNotice();
  useEffect(() => void refreshNotice(), []);
  const check = useCallback(
    (draft: RequestBody) => [
      ...(notice || draft.consent_notice ? checkConsent(draft, draft) : []),
      ...checkNewSurvey(draft, { actorIsAdmin, stored }),
    ],
    [actorIsAdmin, stored, notice],
  );
  const householdOfForm = (values: SurveyValues) =>
    waiting?.body?.household_id ?? householdIdOf(household, values, openDraft.id);

  async function send(typed: RequestBody, { values }: FormHandle): Promise<Submitted> {
    const body = { ...typed, household_id: householdOfForm(values) };
    try {
      return await submitSurvey({
        autosave,
        body,
        values,
        sendDirectly: () => call('createSurvey', { body, idempotencyKey: autosave.key }),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      autosave.renewKey();
      // A notice was published that this device has not heard of.
      if (error.errors.some(({ field }) => isConsentField(field))) await refreshNotice();
      if (error.code === 'keyReused') throw new LocalProblem('keyReused', alreadySaved);
      // Somebody has changed the entry since it arrived: the form of an edit can show that.
      if (error.code === 'staleVersion' && (await isDraftSaved())) openEdit(error);
      throw error;
    }
  }

  async function isDraftSaved(): Promise<boolean> {
    await autosave.resume();
    return autosave.isSaved() === true;
  }

  function openEdit(reason: Problem) {
    const { outcome } = currentOutbox().operations.find(({ key }) => key === openDraft.id) ?? {};
    if (!outcome) return;
    showToast({ text: messageOf(reason)(t) });
    void navigate(keptEditPath(outcome.id, openDraft.id), { replace: true });
  }

  return (
    <>
      <div className={styles.back}>
        <BackLink to={list}>{t.surveyForm.surveyEntries}</BackLink>
      </div>
      {volunteers?.problem ? <Banner kind="error" title={t.failures.loadVolunteers} /> : null}
      <SurveyForm
        title={waiting ? t.surveyForm.editTitle : t.surveyForm.newTitle}
        isNew
        autosave={autosave}
        actorIsAdmin={actorIsAdmin}
        volunteers={volunteers && volunteerOptions(volunteers.data, actor)}
        check={check}
        notice={notice}
        refusedErrors={openDraft.errors}
        send={send}
        onSent={(sent, submitted) => {
          rememberHousehold(actor.id, sent, householdOfForm(sent));
          showToast({
            text:
              submitted === 'sent' ? (
                t.surveyForm.submitted
              ) : (
                <QueuedToast operation={autosave.key} sent={t.surveyForm.submitted} />
              ),
          });
          void navigate(list, { replace: true });
        }}
        onCancel={() => void navigate(list)}
        failed={submitFailed}
        submit={{ label: t.surveyForm.submit, busy: t.surveyForm.submitting }}
        close={
          <ButtonLink to={list} tone="plain" square aria-label={t.surveyForm.closeForm}>
            <X size={20} />
          </ButtonLink>
        }
      />
    </>
  );
}

const alreadySaved: LocalizedText = (t) => t.failures.alreadySaved;
const submitFailed: LocalizedText = (t) => t.failures.submitSurvey;

function useListUrl(): string {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const search = withParameters(parameters, { new: undefined }).toString();
  return search ? `${pathname}?${search}` : pathname;
}
