import type { Operation } from './operation.ts';

/** What a card says of the person; the details of an entry that is changed come from the entry. */
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
