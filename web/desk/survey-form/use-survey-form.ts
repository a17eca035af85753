// Values, errors and submission of the survey form. A failure never changes the values.
import { useRef, useState } from 'react';
import { isConsentField } from '#domain/privacy/consent-fields.ts';
import type { PrivacyNotice } from '#domain/privacy/notice-schema.ts';
import { Problem } from '#domain/problems.ts';
import type { FieldError } from '#domain/validation.ts';
import { messageOf } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import type { Submitted } from '../outbox/sending/submit-operation.ts';
import { type RequestBody, requestBodyOf } from './request-body.ts';
import { change, type SurveyValues } from './values.ts';

export interface SurveyFormOptions {
  initial: SurveyValues;
  actorIsAdmin: boolean;
  /** Early feedback only: the server checks the same rules. The same function while its rules stay the same. */
  check: (body: RequestBody) => FieldError[];
  /** Asked for in a new entry. */
  notice?: PrivacyNotice | null;
  send: (body: RequestBody, form: FormHandle) => Promise<Submitted>;
  onSent: (sent: SurveyValues, submitted: Submitted) => void;
  /** The server's errors for these values, when it refused them before. */
  refusedErrors?: readonly FieldError[] | undefined;
  /** Shown from the beginning. */
  initialFailure?: Failure | undefined;
  /** Shown if the outcome is unknown. */
  failed: LocalizedText;
}

interface FormErrors {
  by: 'rules' | 'server';
  fieldErrors: readonly FieldError[];
  attempt: number;
}

export interface Failure {
  message: LocalizedText;
  problem: Problem | null;
}

/** Lets components outside the fields, such as the conflict banner, change the values. */
export interface FormHandle {
  values: SurveyValues;
  replace: (next: (values: SurveyValues) => SurveyValues) => void;
}

export function useSurveyForm(options: SurveyFormOptions) {
  const { initial, actorIsAdmin, check, refusedErrors = [], notice } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors | null>(
    refusedErrors.length > 0 ? { by: 'server', fieldErrors: refusedErrors, attempt: 0 } : null,
  );
  const [shownErrors, setShownErrors] = useState(refusedErrors);
  const [failure, setFailure] = useState<Failure | null>(options.initialFailure ?? null);
  const [sending, setSending] = useState(false);
  const sent = useRef(false);
  /** The address that the copy of the correspondence address has replaced. */
  const ownPermanentAddress = useRef('');
  const currentErrors = check(requestBodyOf(values, { withVolunteer: actorIsAdmin }));

  function onChange(name: keyof SurveyValues, value: string | boolean) {
    // A change made while sending would be lost.
    if (sending) return;
    const next = change(values, name, value);
    // Answers count for the notice that was read at the first of them.
    if (notice && isConsentField(name) && next.consent_notice === '' && name !== 'consent_notice') {
      next.consent_notice = notice.uid;
    }
    if (name === 'same_address') {
      if (value) ownPermanentAddress.current = values.permanent_address;
      else if (ownPermanentAddress.current) next.permanent_address = ownPermanentAddress.current;
    }
    setValues(next);
    if (name === 'survey_type') return clearErrors();
    if (errors === null) return;
    const fieldErrors = check(requestBodyOf(next, { withVolunteer: actorIsAdmin }));
    if (errors.by === 'server') setShownErrors(shownErrors.filter(({ field }) => field !== name));
    else
      setShownErrors(
        fieldErrors.filter(({ field }) => shownErrors.some((each) => each.field === field)),
      );
  }

  async function submit() {
    if (sending) return;
    const body = requestBodyOf(values, { withVolunteer: actorIsAdmin });
    const fieldErrors = check(body);
    // The choice between two versions stays until it has been sent.
    if (failure?.problem?.code !== 'staleVersion') setFailure(null);
    if (fieldErrors.length > 0) return showErrors('rules', fieldErrors);
    setFailure(null);
    setSending(true);
    try {
      const submitted = await options.send(body, { values, replace: setValues });
      sent.current = true;
      options.onSent(values, submitted);
    } catch (error) {
      const problem = error instanceof Problem ? error : null;
      if (problem && problem.errors.length > 0) showErrors('server', problem.errors);
      else fail(messageOf(error, options.failed), problem);
      // After a success the form stays closed to typing until the next screen is there.
      setSending(false);
    }
  }

  function showErrors(by: FormErrors['by'], fieldErrors: readonly FieldError[]) {
    setErrors({ by, fieldErrors, attempt: (errors?.attempt ?? 0) + 1 });
    setShownErrors(fieldErrors);
  }

  function fail(message: LocalizedText, problem: Problem | null) {
    clearErrors();
    setFailure({ message, problem });
  }

  function clearErrors() {
    setErrors(null);
    setShownErrors([]);
  }

  const replace: FormHandle['replace'] = (next) => {
    if (!sending) setValues(next);
  };
  return {
    values,
    replace,
    currentErrors,
    errors,
    shownErrors,
    failure,
    sending,
    sent,
    onChange,
    submit,
  };
}
