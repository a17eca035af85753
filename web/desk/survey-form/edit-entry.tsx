import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { pick } from '#domain/collections/pick.ts';
import { checkConsent } from '#domain/privacy/consent-rules.ts';
import { isProblem, problem } from '#domain/problems.ts';
import { checkSurveyEdit } from '#domain/surveys/rules.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { isRefusal } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import type { Loaded } from '../api/load.ts';
import { useNotice } from '../consent/current-notice.ts';
import { uuid } from '../device/uuid.ts';
import { withNumbersFrom } from '../drafts/draft.ts';
import { type OpenEdit, useDraftUrl } from '../drafts/draft-url.ts';
import { useDraftAutosave } from '../drafts/use-draft-autosave.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { useBackLink } from '../navigation/back-link-state.ts';
import { QueuedToast } from '../outbox/queued-toast.tsx';
import type { Submitted } from '../outbox/sending/submit-operation.ts';
import { submitSurvey } from '../outbox/sending/submit-survey.ts';
import { homeOf } from '../session/guard.ts';
import { type VolunteerChoice, volunteerOptions } from '../volunteers/choice/volunteer-choice.ts';
import { ConflictBanner } from './edit-conflict/conflict-banner.tsx';
import { changedGroups, merge } from './edit-conflict/merge.ts';
import type { Versions } from './edit-conflict/newer-versions.ts';
import { useEditConflict } from './edit-conflict/use-edit-conflict.ts';
import type { RequestBody } from './request-body.ts';
import { SurveyForm } from './survey-form.tsx';
import type { Failure, FormHandle } from './use-survey-form.ts';
import { valuesOf } from './values.ts';

interface EditEntryProps {
  survey: FullSurvey;
  actor: SignedInUser;
  volunteers: Loaded<VolunteerChoice> | null;
  /** A draft, or a change that waits on this device. */
  change: OpenEdit;
  /** The versions that this change conflicts with. */
  newer: Versions | null;
  view: string;
  /** Above the form. */
  children: ReactNode;
}

export function EditEntry(props: EditEntryProps) {
  const { survey, actor, volunteers, change, newer, view, children } = props;
  const { errors, newNumbers } = change;
  const t = useMessages();
  const stored = valuesOf(survey);
  const draft = change.draft && withNumbersFrom(stored, change.draft, newNumbers);
  const values = draft && newer ? merge(draft.base, draft.values, stored) : draft?.values;
  const autosave = useDraftAutosave(draft && values ? { ...draft, values } : null, () => ({
    account: actor.id,
    id: uuid(),
    entry: survey.id,
    version: survey.version,
    base: stored,
  }));
  useDraftUrl(autosave, 'kept');
  const { latest, conflict, loadConflict } = useEditConflict(survey, actor, autosave, newer);
  const actorIsAdmin = actor.is_admin;
  const { values: opened } = autosave.initial;
  const current = useNotice();
  // Only an entry that still waited when it was corrected brings a consent, which may be asked for again.
  const notice = opened.consent_notice === '' ? null : current;
  const check = useCallback(
    (draft: RequestBody) => [
      ...(notice || draft.consent_notice ? checkConsent(draft, draft) : []),
      ...checkSurveyEdit(draft, {
        actorIsAdmin,
        stored: { ...latest, ...pick(opened, newNumbers) },
      }),
    ],
    [actorIsAdmin, latest, opened, newNumbers, notice],
  );
  const navigate = useNavigate();
  const state = useBackLink(homeOf(actor));
  const showToast = useToast();
  const owner = { id: latest.volunteer_id, name: latest.volunteer_name };
  const options = volunteers && volunteerOptions(volunteers.data, owner);

  function nameOf(id: string): string {
    const listed = options?.options.find(({ value }) => value === id);
    const owned = [latest, survey].find(({ volunteer_id }) => String(volunteer_id) === id);
    return listed?.label(t) ?? owned?.volunteer_name ?? (id && t.surveyForm.volunteer.numbered(id));
  }

  /** An edit whose words differ from a lost attempt that arrived is sent as a new edit. */
  async function sendOnce(edit: { id: number; body: RequestBody; version: number }) {
    try {
      await call('updateSurvey', { ...edit, idempotencyKey: autosave.key });
    } catch (error) {
      if (!isProblem(error, 'keyReused')) throw error;
      autosave.renewKey();
      await call('updateSurvey', { ...edit, idempotencyKey: autosave.key });
    }
  }

  async function send(body: RequestBody, { values, replace }: FormHandle): Promise<Submitted> {
    try {
      return await submitSurvey({
        autosave,
        body,
        values,
        ...(conflict && { merged: latest.version }),
        sendDirectly: () => sendOnce({ id: survey.id, body, version: latest.version }),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      autosave.renewKey();
      if (error.code === 'staleVersion') replace(await loadConflict());
      throw error;
    }
  }

  return (
    <>
      <BackLink to={view} state={state}>
        <span lang={langOf(survey.name)}>{survey.name}</span>
      </BackLink>
      {volunteers?.problem ? <Banner kind="error" title={t.failures.loadVolunteers} /> : null}
      {children}
      <SurveyForm
        title={t.surveyForm.editTitle}
        isNew={false}
        autosave={autosave}
        isStale={autosave.initial.version !== survey.version}
        actorIsAdmin={actorIsAdmin}
        volunteers={options}
        check={check}
        notice={notice}
        send={send}
        refusedErrors={errors}
        initialFailure={newer ? staleFailure : undefined}
        onSent={(sent, submitted) => {
          const hasConsent = sent.consent_notice !== '';
          const isUnchanged = !hasConsent && changedGroups(valuesOf(latest), sent).length === 0;
          const done = isUnchanged ? t.surveyForm.unchanged : t.surveyForm.updated;
          showToast({
            text:
              submitted === 'sent' ? (
                done
              ) : (
                <QueuedToast operation={autosave.key} sent={t.surveyForm.updated} />
              ),
          });
          void navigate(view, { state, replace: true });
        }}
        onCancel={() => void navigate(view, { state })}
        failed={updateFailed}
        submit={{ label: t.surveyForm.saveChanges, busy: t.surveyForm.saving }}
        failureBanner={(failure, form) =>
          conflict && failure.problem?.code === 'staleVersion' ? (
            <ConflictBanner conflict={conflict} form={form} nameOf={nameOf} />
          ) : null
        }
      />
    </>
  );
}

const updateFailed: LocalizedText = (t) => t.failures.updateSurvey;
const staleFailure: Failure = { message: updateFailed, problem: problem('staleVersion') };
