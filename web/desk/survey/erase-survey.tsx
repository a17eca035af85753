import { Trash2 } from 'lucide-react';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import { missingCurrentPassword } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../messages/errors.ts';
import { formatDate } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import { withdrawnConsents } from '../consent/withdrawn-count.ts';
import { forgetHousehold } from '../household/remembered-household.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';
import { PasswordField } from '../session/password-field.tsx';
import { EntryLinks } from './entry-links.tsx';

interface EraseSurveyProps {
  survey: FullSurvey;
  /** The screen after the erasure. */
  redirectTo: string;
  onClose: () => void;
}

export function EraseSurvey({ survey, redirectTo, onClose }: EraseSurveyProps) {
  const t = useMessages();
  const { erasure } = t.survey;
  const finish = useAfterAction();
  const form = useForm<'current_password'>({
    initial: { current_password: '' },
    check: ({ current_password }) => (current_password === '' ? [missingCurrentPassword] : []),
    async send(body) {
      await call('eraseSurvey', { id: survey.id, body });
      await forgetHousehold();
      withdrawnConsents.expire();
      await finish({ close: onClose, text: erasure.erased, redirectTo });
    },
    failed: failureMessage('eraseSurvey'),
  });
  return (
    <FormDialog
      title={erasure.title}
      submitButton={
        <Button tone="dangerFilled" type="submit" busy={form.sending && erasure.erasing}>
          <Trash2 size={20} /> {erasure.confirm}
        </Button>
      }
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      {form.failure ? <Banner kind="error" title={form.failure} /> : null}
      <p>
        {t.survey.deletedPerson(
          <strong lang={langOf(survey.name)}>{survey.name}</strong>,
          formatValue(t, 'survey_type', survey.survey_type),
          survey.age,
          formatDate(t, survey.created_at),
        )}
      </p>
      <p>{erasure.consequence}</p>
      {survey.merged_from.length === 0 ? null : (
        <p>
          {erasure.mergedFirst} <EntryLinks ids={survey.merged_from} />
        </p>
      )}
      <PasswordField
        id="current_password"
        label={t.publishing.passwordAgain}
        {...form.bind('current_password')}
      />
    </FormDialog>
  );
}
