import type { Operation } from '../outbox/operations/operation.ts';
import type { Counts } from './load-surveys.ts';

/** The listed entries, and those that wait on this device to be created. */
export function withWaiting(counts: Counts, waiting: readonly Operation[]): Counts {
  const types = waiting
    .filter(({ action }) => action === 'create')
    .map(({ values }) => values?.survey_type);
  return {
    adult: counts.adult + types.filter((type) => type === 'adult').length,
    child: counts.child + types.filter((type) => type === 'child').length,
  };
}
