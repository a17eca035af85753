import { HandHeart } from 'lucide-react';
import { useEffect } from 'react';
import { checkConsent } from '#domain/privacy/consent-rules.ts';
import type { PrivacyNotice } from '#domain/privacy/notice-schema.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { fieldOptions } from '../../messages/survey-fields.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { RadioGroup } from '../../ui/forms/controls/radio-group.tsx';
import { FormFailure } from '../../ui/forms/form-failure.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { TextField } from '../../ui/forms/value-fields.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { call } from '../api/client.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';
import { unsentValues } from '../session/unsent-values.ts';
import { textOffer } from '../survey-form/fields/text-offer.ts';
import { type ConsentAnswers, consentInputOf, NO_ANSWERS } from './consent-answers.ts';
import { refreshNotice } from './current-notice.ts';
import { guardianInEntry } from './guardian-in-entry.ts';
import { NoticeText } from './notice-text.tsx';
import { withdrawnConsents } from './withdrawn-count.ts';

interface RecordConsentProps {
  survey: FullSurvey;
  notice: PrivacyNotice;
  onClose: () => void;
}

/** For a person who was not asked when the entry was recorded, or who agrees again. */
export function RecordConsent({ survey, notice, onClose }: RecordConsentProps) {
  const t = useMessages();
  const finish = useAfterAction();
  // Another one may have been published since the desk was opened.
  useEffect(() => void refreshNotice(), []);
  const input = (answers: ConsentAnswers) =>
    consentInputOf({ ...answers, consent_notice: notice.uid });
  const form = useForm<keyof ConsentAnswers>({
    initial: NO_ANSWERS,
    check: (answers) => checkConsent(input(answers), survey),
    async send(answers) {
      await call('recordConsent', { id: survey.id, body: input(answers) });
      withdrawnConsents.expire();
      await finish({ close: onClose, text: t.consent.wasRecorded });
    },
    failed: failureMessage('recordConsent'),
    unsent: unsentValues(`consent of ${survey.id} to ${notice.uid}`),
  });
  const choice = (name: Exclude<keyof ConsentAnswers, 'guardian_name'>, hint?: string) => (
    <RadioGroup
      id={name}
      name={name}
      label={t.fields.labels[name]}
      required
      {...(hint && { note: { kind: 'hint', text: hint } })}
      options={fieldOptions(t, name)}
      {...form.bind(name)}
    />
  );
  const guardian = form.bind('guardian_name');
  const nameInEntry = guardianInEntry(form.values.guardian_relation, survey);
  return (
    <FormDialog
      title={t.consent.recordTitle(bidiIsolate(survey.name))}
      submitButton={
        <Button tone="primary" type="submit" busy={form.sending && t.consent.recording}>
          <HandHeart size={20} /> {t.consent.record}
        </Button>
      }
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      {form.failure ? <FormFailure title={form.failure} takesFocus={!form.hasFieldErrors} /> : null}
      <p>{t.consent.askFirst}</p>
      <NoticeText notice={notice} />
      {choice('consent_by')}
      {form.values.consent_by === 'guardian' ? (
        <>
          {choice('guardian_relation')}
          <TextField
            id="guardian_name"
            label={t.fields.labels.guardian_name}
            required
            autoCapitalize="words"
            {...guardian}
            offer={textOffer(t, { ...guardian, id: 'guardian_name', text: nameInEntry })}
          />
          {choice('guardian_proof', t.consent.proofHint)}
        </>
      ) : null}
      {choice('consent_way')}
      {choice('consent_language')}
    </FormDialog>
  );
}
