import { Undo2 } from 'lucide-react';
import { MAX_CONSENT_NOTE } from '#domain/privacy/consent.ts';
import type { FullSurvey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { TextAreaField } from '../../ui/forms/value-fields.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { call } from '../api/client.ts';
import { forgetHousehold } from '../household/remembered-household.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';
import { refreshRecent } from '../recent/refresh-recent.ts';
import { homeOf } from '../session/guard.ts';
import { unsentValues } from '../session/unsent-values.ts';
import { withdrawnConsents } from './withdrawn-count.ts';

interface WithdrawConsentProps {
  survey: FullSurvey;
  actor: SignedInUser;
  onClose: () => void;
}

export function WithdrawConsent({ survey, actor, onClose }: WithdrawConsentProps) {
  const t = useMessages();
  const { withdrawal } = t.consent;
  const finish = useAfterAction();
  const form = useForm<'note'>({
    initial: { note: '' },
    check: () => [],
    async send(body) {
      await call('withdrawConsent', { id: survey.id, body });
      await forgetHousehold();
      withdrawnConsents.expire();
      // The list of this device has the person, too.
      void refreshRecent(actor.id, { force: true }).catch(() => {});
      // An admin still sees the entry, and can erase it.
      const redirectTo = actor.is_admin ? undefined : homeOf(actor);
      await finish({ close: onClose, text: withdrawal.done, redirectTo });
    },
    failed: failureMessage('withdrawConsent'),
    unsent: unsentValues(`withdrawal of ${survey.id}`),
  });
  return (
    <FormDialog
      title={withdrawal.title(bidiIsolate(survey.name))}
      submitButton={
        <Button tone="dangerFilled" type="submit" busy={form.sending && withdrawal.busy}>
          <Undo2 size={20} /> {t.consent.withdraw}
        </Button>
      }
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      {form.failure ? <Banner kind="error" title={form.failure} /> : null}
      <p>{withdrawal.consequence}</p>
      <TextAreaField
        id="note"
        label={withdrawal.note}
        hint={withdrawal.hint}
        optional
        rows={3}
        maxLength={MAX_CONSENT_NOTE}
        {...form.bind('note')}
      />
    </FormDialog>
  );
}
