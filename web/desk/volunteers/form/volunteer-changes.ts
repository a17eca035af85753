// The changes of an edited account.
import type { BodyOf } from '#domain/contract.ts';
import type { VolunteerInput } from '#domain/volunteers/volunteer.ts';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { isNoResponse, LocalProblem } from '../../../messages/errors.ts';
import { call } from '../../api/client.ts';

const FIELDS = ['name', 'email', 'phone', 'status'] as const;

/** An admin's e-mail or password is not changed by a session alone. */
export function changesAdminSignIn(
  { is_admin, email }: Volunteer,
  edit: Pick<BodyOf<'updateVolunteer'>, 'email' | 'password'>,
): boolean {
  return is_admin && (edit.password !== undefined || edit.email !== email);
}

export function isSwitchedOff(before: Volunteer, status: string | undefined): boolean {
  return before.status === 'active' && status === 'inactive';
}

/** The fields that the form has not changed, because another admin may have changed them since it was opened. */
export async function readUntouchedFields(
  opened: Volunteer,
  body: VolunteerInput,
): Promise<Partial<VolunteerInput>> {
  const { data: current } = await call('readVolunteer', { id: opened.id }).catch((error) => {
    // Errors without the server's own sentence are reported as errors of the update.
    throw error instanceof LocalProblem && !isNoResponse(error) ? new Error(error.code) : error;
  });
  const unchanged = FIELDS.filter((name) => body[name] === opened[name]);
  return Object.fromEntries(unchanged.map((name) => [name, current[name]]));
}
