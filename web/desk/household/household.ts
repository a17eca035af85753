// The values that an entry copies from the previous one of its household, and which of them remain in the form.
import { change, emptyValues, type SurveyValues, type TextName } from '../survey-form/values.ts';

const PLACE = [
  'mobile_no',
  'correspondence_address',
  'permanent_address',
  'city',
  'constituency',
] as const satisfies readonly TextName[];
const PARENTS = ['father_name', 'mother_name'] as const satisfies readonly TextName[];
export type PrefilledName = (typeof PLACE)[number] | (typeof PARENTS)[number];

export interface Household {
  /** Null if stored by an earlier version of the program. */
  id: string | null;
  /** The name in the entry that the values come from. */
  name: string;
  same_address: boolean;
  values: Partial<Record<PrefilledName, string>>;
}

/** The fields of the form that still have copied values. */
export interface PrefilledFields {
  from: string;
  names: readonly PrefilledName[];
  undo: (name: PrefilledName) => void;
}

/** A child's parents are copied to siblings; adults have no parents in their form. */
export function householdOf(entry: SurveyValues, id: string | null = null): Household {
  const names = entry.survey_type === 'child' ? [...PLACE, ...PARENTS] : PLACE;
  const filled = names.filter((name) => entry[name].trim() !== '');
  return {
    id,
    name: entry.name.trim(),
    same_address: entry.same_address,
    values: Object.fromEntries(filled.map((name) => [name, entry[name]])),
  };
}

export function prefill(volunteerId: number, { values, same_address }: Household): SurveyValues {
  return { ...emptyValues(volunteerId), ...values, same_address };
}

/** The fields with copied values, in the order of the form. */
export function prefilledNames(household: Household, values: SurveyValues): PrefilledName[] {
  const shown = values.survey_type === 'child' ? [...PARENTS, ...PLACE] : PLACE;
  return shown.filter(
    (name) =>
      household.values[name] === values[name] &&
      !(name === 'permanent_address' && values.same_address),
  );
}

/** Clears the fields that still have their copied values. */
export function undoPrefill(household: Household, values: SurveyValues): SurveyValues {
  const { correspondence_address: address } = household.values;
  const isSame = household.same_address && values.correspondence_address === address;
  const start = change(values, 'same_address', values.same_address && !isSame);
  return prefilledNames(household, start).reduce((next, name) => change(next, name, ''), start);
}

/**
 * @param formId a new household's id, for a form without copied values
 */
export function householdIdOf(
  household: Household | null,
  values: SurveyValues,
  formId: string,
): string {
  const isPrefilled = household !== null && prefilledNames(household, values).length > 0;
  return (isPrefilled && household.id) || formId;
}

/** Tolerates data stored by another version of the program. */
export function householdFrom(saved: unknown): Household | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const { id, name, same_address, values }: Record<string, unknown> = { ...saved };
  if (typeof name !== 'string' || typeof values !== 'object' || values === null) return null;
  const known = new Map<string, unknown>(Object.entries(values));
  const texts = [...PLACE, ...PARENTS].flatMap((each) => {
    const text = known.get(each);
    return typeof text === 'string' ? [[each, text]] : [];
  });
  return {
    id: typeof id === 'string' ? id : null,
    name,
    same_address: same_address === true,
    values: Object.fromEntries(texts),
  };
}
