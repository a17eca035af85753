import { cleanText } from '#domain/text/text.ts';
import type { FieldError } from '#domain/validation.ts';
import { VOLUNTEER_STATUSES, type VolunteerDraft } from '#domain/volunteers/volunteer.ts';
import type { Say } from '../../../messages/messages.ts';
import { oneOf } from '../../navigation/list-address.ts';
import { useForm } from '../../parts/use-form.ts';

type VolunteerValues = Record<'name' | 'email' | 'phone' | 'status' | 'password', string>;

interface VolunteerFormOptions {
  initial: VolunteerValues;
  /** False leaves the password unchanged. */
  withPassword: boolean;
  check: (body: VolunteerDraft) => FieldError[];
  send: (body: VolunteerDraft) => Promise<void>;
  failed: (error: unknown) => Say;
}

export function useVolunteerForm(options: VolunteerFormOptions) {
  const bodyOf = (values: VolunteerValues) => requestBodyOf(values, options.withPassword);
  return useForm({
    initial: options.initial,
    failed: options.failed,
    check: (values) => options.check(bodyOf(values)),
    send: (values) => options.send(bodyOf(values)),
  });
}

function requestBodyOf(values: VolunteerValues, withPassword: boolean): VolunteerDraft {
  return {
    name: cleanText(values.name),
    email: cleanText(values.email),
    phone: cleanText(values.phone),
    status: oneOf(VOLUNTEER_STATUSES, values.status) ?? '',
    ...(withPassword && { password: values.password }),
  };
}
