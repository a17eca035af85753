import { homeOf } from '../session/guard.ts';
import { readSession } from '../session/session.ts';
import type { Operation } from './operation.ts';

/** An entry that is not on the server yet has its operation's key in its path. */
export function viewPath({ id, key }: Operation): string {
  return `/volunteer/survey/view/${id ?? key}`;
}

export function editPath({ id, key }: Operation): string {
  if (id !== null) return `/volunteer/survey/edit/${id}?kept=${key}`;
  const actor = readSession()?.volunteer;
  return `${actor ? homeOf(actor) : ''}?new=${key}`;
}
