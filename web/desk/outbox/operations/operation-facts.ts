import type { Operation } from './operation.ts';

/** The person’s details on a card: as changed, or of the entry that is deleted or restored. */
export function operationFacts({ body, values, entry }: Operation) {
  const shown = values ?? entry;
  const place = [shown?.constituency, shown?.city].filter(Boolean).join(', ');
  return {
    name: shown?.name ?? '',
    survey_type: shown?.survey_type ?? 'adult',
    age: body?.age ?? shown?.age ?? '',
    gender: shown?.gender ?? '',
    mobile_no: shown?.mobile_no ?? '',
    place,
  };
}
