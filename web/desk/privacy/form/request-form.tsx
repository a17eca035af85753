import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { dayInIndia } from '#domain/indian-time.ts';
import {
  IDENTITY_CHECKS,
  REQUEST_MAX_LENGTHS as MAX,
  REQUEST_KINDS,
} from '#domain/privacy/privacy-request.ts';
import { checkPrivacyRequest } from '#domain/privacy/request-rules.ts';
import type { PrivacyRequestInput } from '#domain/privacy/request-schema.ts';
import { fieldError } from '#domain/validation.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { formatPlainDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { FormFailure } from '../../../ui/forms/form-failure.tsx';
import panel from '../../../ui/forms/form-panel.module.css';
import { useForm } from '../../../ui/forms/use-form.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/value-fields.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { serverNow } from '../../device/clock.ts';
import { FormLeaveGuard } from '../../navigation/form-leave-guard.tsx';
import { unsentValues } from '../../session/unsent-values.ts';
import { bodyOf, type RequestValues, usualDueDay } from './request-values.ts';

interface RequestFormProps {
  /** Key of the form's unsent values. */
  id: string;
  title: string;
  initial: RequestValues;
  /** @returns the next address */
  send: (body: PrivacyRequestInput) => Promise<string>;
  back: string;
  /** Called when the typed values are discarded. */
  onLeave?: () => void;
}

export function RequestForm({ id, title, initial, send, back, onLeave }: RequestFormProps) {
  const t = useMessages();
  const { labels, hints, kinds, identities } = t.privacy;
  const navigate = useNavigate();
  const today = dayInIndia(serverNow());
  const isSaved = useRef(false);
  const isMounted = useIsMounted();
  const form = useForm<keyof RequestValues>({
    initial,
    check: (values) => [
      ...checkPrivacyRequest(bodyOf(values), { today }),
      ...(Number.isNaN(bodyOf(values).survey_id) ? [fieldError('survey_id', 'notId')] : []),
    ],
    async send(values) {
      const next = await send(bodyOf(values));
      isSaved.current = true;
      if (isMounted()) await navigate(next, { replace: true });
    },
    failed: failureMessage('savePrivacyRequest'),
    unsent: unsentValues(id),
  });
  const { values, bind } = form;
  const usual = usualDueDay(bodyOf(values).kind ?? '', values.received_on);
  return (
    <>
      {form.failure ? (
        <FormFailure title={form.failure} takesFocus={!form.hasFieldErrors}>
          {form.isRefused ? t.ui.nothingSaved : t.ui.maybeSaved}
        </FormFailure>
      ) : null}
      <form
        className={panel.form}
        method="post"
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FieldRow>
          <SelectField
            id="kind"
            label={labels.kind}
            required
            empty={t.ui.choose}
            options={REQUEST_KINDS.map((value) => ({ value, label: kinds[value] }))}
            {...bind('kind')}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            id="person_name"
            label={labels.person_name}
            hint={hints.person_name}
            span={6}
            required
            maxLength={MAX.person_name}
            autoCapitalize="words"
            lang={langOf(values.person_name)}
            {...bind('person_name')}
          />
          <TextField
            id="contact"
            label={labels.contact}
            hint={hints.contact}
            span={6}
            optional
            maxLength={MAX.contact}
            lang={langOf(values.contact)}
            {...bind('contact')}
          />
        </FieldRow>
        <FieldRow>
          <TextAreaField
            id="details"
            label={labels.details}
            hint={hints.details}
            optional
            rows={4}
            maxLength={MAX.details}
            lang={langOf(values.details)}
            {...bind('details')}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            id="received_on"
            label={labels.received_on}
            type="date"
            max={today}
            span={6}
            required
            {...bind('received_on')}
          />
          <TextField
            id="due_on"
            label={labels.due_on}
            hint={
              usual && values.due_on === '' ? hints.usual(formatPlainDate(t, usual)) : hints.due_on
            }
            type="date"
            span={6}
            optional
            {...bind('due_on')}
          />
        </FieldRow>
        <FieldRow>
          <SelectField
            id="identity"
            label={labels.identity}
            hint={hints.identity}
            span={6}
            optional
            empty={t.privacy.notChecked}
            options={IDENTITY_CHECKS.map((value) => ({ value, label: identities[value] }))}
            {...bind('identity')}
          />
          <TextField
            id="survey_id"
            label={labels.survey_id}
            hint={t.enquiries.work.entryHint}
            span={6}
            optional
            inputMode="numeric"
            {...bind('survey_id')}
          />
        </FieldRow>
        <div className={panel.actions}>
          <Button type="submit" tone="primary" busy={form.sending && t.ui.saving}>
            {t.ui.save}
          </Button>
          <Button onClick={() => void navigate(back)}>{t.ui.back}</Button>
        </div>
      </form>
      <FormLeaveGuard
        wouldLoseData={() => !isSaved.current && form.isChanged}
        onLeave={() => {
          form.forget();
          onLeave?.();
        }}
      />
    </>
  );
}
