import type { BodyOf } from '#domain/contract.ts';
import { cleanText } from '#domain/text/text.ts';
import type { FieldError } from '#domain/validation.ts';
import { VOLUNTEER_STATUSES } from '#domain/volunteers/volunteer.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { oneOf } from '../../navigation/list-parameters.ts';
import { unsentValues } from '../../session/unsent-values.ts';

type VolunteerValues = Record<
  'name' | 'email' | 'phone' | 'status' | 'password' | 'current_password',
  string
>;
type VolunteerBody = BodyOf<'updateVolunteer'>;

interface VolunteerFormOptions {
  /** Key of the form's unsent values. */
  id: string;
  initial: VolunteerValues;
  /** False leaves the password unchanged. */
  withPassword: boolean;
  check: (body: VolunteerBody) => FieldError[];
  send: (body: VolunteerBody) => Promise<void>;
  failed: (error: unknown) => LocalizedText;
}

export function useVolunteerForm(options: VolunteerFormOptions) {
  const bodyOf = (values: VolunteerValues) => requestBodyOf(values, options);
  const unsent = unsentValues<keyof VolunteerValues>(options.id);
  return useForm({
    initial: options.initial,
    failed: options.failed,
    check: (values) => options.check(bodyOf(values)),
    send: (values) => options.send(bodyOf(values)),
    unsent: {
      read: unsent.read,
      keep: ({ password, current_password, ...values }) => unsent.keep(values),
    },
  });
}

function requestBodyOf(
  values: VolunteerValues,
  { withPassword }: Pick<VolunteerFormOptions, 'withPassword'>,
): VolunteerBody {
  return {
    name: cleanText(values.name),
    email: cleanText(values.email),
    phone: cleanText(values.phone),
    status: oneOf(VOLUNTEER_STATUSES, values.status) ?? '',
    ...(withPassword && { password: values.password }),
    ...(values.current_password && { current_password: values.current_password }),
  };
}
