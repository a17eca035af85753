// What is typed about an account, what is broken in it, and what came of sending it.
import { useState } from 'react';
import { Problem } from '#domain/problems.ts';
import type { Broken } from '#domain/rules.ts';
import { tidy } from '#domain/text.ts';
import { VOLUNTEER_STATUSES, type VolunteerDraft } from '#domain/volunteer.ts';
import { oneOf } from '../address.ts';

export interface VolunteerValues {
  name: string;
  email: string;
  phone: string;
  status: string;
  password: string;
}

interface VolunteerFormPlan {
  initial: VolunteerValues;
  /** Without it no password is sent. */
  withPassword: boolean;
  check: (draft: VolunteerDraft) => Broken[];
  send: (draft: VolunteerDraft) => Promise<void>;
  failed: (error: unknown) => string;
}

export function useVolunteerForm({
  initial,
  withPassword,
  check,
  send,
  failed,
}: VolunteerFormPlan) {
  const [values, setValues] = useState(initial);
  const [broken, setBroken] = useState<readonly Broken[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  function write(name: keyof VolunteerValues, value: string) {
    setValues({ ...values, [name]: value });
    setBroken(broken.filter(({ field }) => field !== name));
  }

  async function submit() {
    if (sending) return;
    const draft = draftOf(values, withPassword);
    const found = check(draft);
    setFailure(null);
    setBroken(found);
    if (found.length > 0) return focusOn(found);
    setSending(true);
    try {
      await send(draft);
    } catch (error) {
      const refused = brokenBy(error);
      setBroken(refused);
      if (refused.length > 0) focusOn(refused);
      else setFailure(failed(error));
    } finally {
      setSending(false);
    }
  }

  return { values, broken, failure, sending, write, submit };
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

/** The server says of a taken address only that it is taken: the form knows where it stands. */
function brokenBy(error: unknown): readonly Broken[] {
  if (!(error instanceof Problem)) return [];
  if (error.code === 'emailTaken') return [{ field: 'email', message: error.message }];
  return error.errors;
}

function focusOn([first]: readonly Broken[]): void {
  if (first) document.getElementById(first.field)?.focus();
}
