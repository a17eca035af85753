import { useRevalidator } from 'react-router';
import {
  IDENTITY_CHECKS,
  needsIdentity,
  REQUEST_MAX_LENGTHS,
  type RequestStep,
} from '#domain/privacy/privacy-request.ts';
import { checkStep } from '#domain/privacy/request-rules.ts';
import type { PrivacyRequest, StepInput } from '#domain/privacy/request-schema.ts';
import { isProblem } from '#domain/problems.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { SelectField, TextAreaField } from '../../../ui/forms/value-fields.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import { call } from '../../api/client.ts';
import { oneOf } from '../../navigation/list-parameters.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { unsentValues } from '../../session/unsent-values.ts';
import { urgentRequests } from '../urgent-requests.ts';

interface WorkOnRequestProps {
  request: PrivacyRequest;
  action: RequestStep;
  onClose: () => void;
}

/** A failure keeps the typed note, and so does closing the dialog. */
export function WorkOnRequest({ request, action, onClose }: WorkOnRequestProps) {
  const t = useMessages();
  const { work } = t.privacy;
  const finish = useAfterAction();
  const { revalidate } = useRevalidator();
  const { id, version, person_name } = request;
  const asksIdentity =
    action === 'done' && request.identity === null && needsIdentity(request.kind);
  const stepOf = ({ note, identity }: Record<'note' | 'identity', string>): StepInput => ({
    action,
    note,
    identity: oneOf(IDENTITY_CHECKS, identity) ?? '',
  });
  const form = useForm<'identity' | 'note'>({
    initial: { identity: '', note: '' },
    check: (values) => checkStep(stepOf(values), request),
    async send(values) {
      try {
        await call('workOnPrivacyRequest', { id, body: stepOf(values), version });
      } catch (error) {
        // The screen shows what the other admin has done; the note stays for a second try.
        if (isProblem(error, 'stalePrivacyRequest')) await revalidate();
        throw error;
      }
      urgentRequests.expire();
      await finish({ close: onClose, text: work.saved[action] });
    },
    failed: failureMessage('savePrivacyRequest'),
    unsent: unsentValues(`privacy request ${id} ${action}`),
  });
  return (
    <FormDialog
      title={work.titles[action](bidiIsolate(person_name))}
      submitButton={
        <Button
          tone={action === 'refused' ? 'dangerFilled' : 'primary'}
          type="submit"
          busy={form.sending && t.ui.saving}
        >
          {work[action]}
        </Button>
      }
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      {form.failure ? <Banner kind="error" title={form.failure} /> : null}
      {action === 'done' && request.kind === 'erasure' && request.survey ? (
        <Banner
          kind="warning"
          urgent={false}
          title={work.notErased(bidiIsolate(request.survey.name))}
        />
      ) : null}
      {asksIdentity ? (
        <SelectField
          id="identity"
          label={t.privacy.labels.identity}
          hint={t.privacy.hints.identity}
          required
          empty={t.ui.choose}
          options={IDENTITY_CHECKS.map((value) => ({
            value,
            label: t.privacy.identities[value],
          }))}
          {...form.bind('identity')}
        />
      ) : null}
      <TextAreaField
        id="note"
        label={work.labels[action]}
        required={action !== 'reopened'}
        optional={action === 'reopened'}
        rows={4}
        maxLength={REQUEST_MAX_LENGTHS.note}
        lang={langOf(form.values.note)}
        {...form.bind('note')}
      />
    </FormDialog>
  );
}
