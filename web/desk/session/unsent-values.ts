// Keeps the unsent values of forms until the page is closed: a dialog may close by a slip, and a session may end.
import type { UnsentValues } from '../../ui/forms/use-form.ts';
import { readSession } from './session.ts';

const kept = new Map<string, unknown>();

/** At logout; an ended session keeps them. */
export function forgetUnsentValues(): void {
  kept.clear();
}

export const hasUnsentValues = (): boolean => kept.size > 0;

/** @param form its name, with the id and the version of what it changes: values for an earlier version are not shown */
export function unsentValues<Name extends string>(form: string): UnsentValues<Name> {
  const key = () => `${readSession()?.volunteer.id} ${form}`;
  return {
    // The cast is safe: the same form has kept them.
    read: () => (kept.get(key()) ?? {}) as Partial<Record<Name, string>>,
    keep(values) {
      if (Object.keys(values).length === 0) kept.delete(key());
      else kept.set(key(), values);
    },
  };
}
