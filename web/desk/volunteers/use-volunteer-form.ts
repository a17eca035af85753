// The form of an account, as Add New and Edit Volunteer share it.

import { tidy } from '#domain/text.ts';
import type { Broken } from '#domain/validation.ts';
import { VOLUNTEER_STATUSES, type VolunteerDraft } from '#domain/volunteer.ts';
import { oneOf } from '../navigation/list-address.ts';
import { useForm } from '../parts/use-form.ts';

type VolunteerValues = Record<'name' | 'email' | 'phone' | 'status' | 'password', string>;

interface VolunteerFormPlan {
  initial: VolunteerValues;
  /** Without it no password is sent. */
  withPassword: boolean;
  check: (draft: VolunteerDraft) => Broken[];
  send: (draft: VolunteerDraft) => Promise<void>;
  failed: (error: unknown) => string;
}

export function useVolunteerForm(plan: VolunteerFormPlan) {
  const draft = (values: VolunteerValues) => draftOf(values, plan.withPassword);
  return useForm({
    initial: plan.initial,
    failed: plan.failed,
    check: (values) => plan.check(draft(values)),
    send: (values) => plan.send(draft(values)),
  });
}

function draftOf(values: VolunteerValues, withPassword: boolean): VolunteerDraft {
  return {
    name: tidy(values.name),
    email: tidy(values.email),
    phone: tidy(values.phone),
    status: oneOf(VOLUNTEER_STATUSES, values.status) ?? '',
    ...(withPassword && { password: values.password }),
  };
}
