import { ADMIN } from '../session/guard.ts';

/** Where an admin sees the entries of one volunteer. */
export function volunteerEntriesUrl(volunteerId: number): string {
  return `${ADMIN}?volunteer=${volunteerId}`;
}
