import { cleanText } from '#domain/text/text.ts';
import type { FieldError } from '#domain/validation.ts';
import { VOLUNTEER_STATUSES, type VolunteerInput } from '#domain/volunteers/volunteer.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { oneOf } from '../../navigation/list-address.ts';

type VolunteerValues = Record<'name' | 'email' | 'phone' | 'status' | 'password', string>;

interface VolunteerFormOptions {
  initial: VolunteerValues;
  /** False leaves the password unchanged. */
  withPassword: boolean;
  check: (body: VolunteerInput) => FieldError[];
  send: (body: VolunteerInput) => Promise<void>;
  failed: (error: unknown) => LocalizedText;
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

function requestBodyOf(values: VolunteerValues, withPassword: boolean): VolunteerInput {
  return {
    name: cleanText(values.name),
    email: cleanText(values.email),
    phone: cleanText(values.phone),
    status: oneOf(VOLUNTEER_STATUSES, values.status) ?? '',
    ...(withPassword && { password: values.password }),
  };
}
