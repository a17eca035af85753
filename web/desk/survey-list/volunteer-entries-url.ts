import { ADMIN } from '../session/guard.ts';

export function volunteerEntriesUrl(volunteerId: number): string {
  return `${ADMIN}?volunteer=${volunteerId}`;
}
