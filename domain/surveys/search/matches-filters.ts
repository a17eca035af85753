// The phone filters like this offline, the server by server/surveys/filters/conditions.ts.

import { endOfDay, startOfDay } from '../../indian-time.ts';
import { phoneticKeysOf } from '../../names/phonetic-words.ts';
import { PLACE_FIELDS } from '../../places/place.ts';
import type { Survey } from '../survey-schema.ts';
import type { SurveyFilters } from './filter-schema.ts';

/** Only the server knows duplicates and consents, so no entry matches them. */
export function matchesFilters(entry: Survey, filters: SurveyFilters): boolean {
  const { recorded_from, recorded_to, place, gender, category, age_from, age_to } = filters;
  const { disabled, employed, income_from, income_to, school_type, correction } = filters;
  return (
    (!recorded_from || entry.created_at >= startOfDay(recorded_from)) &&
    (!recorded_to || entry.created_at < endOfDay(recorded_to)) &&
    (place === undefined || isIn(entry, place)) &&
    (!gender || entry.gender === gender) &&
    (!category || entry.category === category) &&
    (age_from === undefined || entry.age >= age_from) &&
    (age_to === undefined || entry.age <= age_to) &&
    (!disabled || entry.physically_disabled === (disabled === 'yes')) &&
    // Only adults have an employment, and only children a school.
    (!employed || (entry.survey_type === 'adult' && entry.employed === (employed === 'yes'))) &&
    (income_from === undefined || incomeOf(entry) >= income_from) &&
    (income_to === undefined || incomeOf(entry) <= income_to) &&
    (!filters.class || (entry.survey_type === 'child' && entry.class === filters.class)) &&
    (!school_type || (entry.survey_type === 'child' && entry.school_type === school_type)) &&
    (!correction || entry.correction === correction) &&
    (!filters.household || entry.household_id === filters.household) &&
    !filters.consent &&
    !filters.duplicates
  );
}

const incomeOf = ({ survey_type, income }: Survey) =>
  survey_type === 'adult' ? income : Number.NaN;

/** A phone does not know merged spellings; equal phonetic keys stand for them. */
function isIn(entry: Survey, place: string): boolean {
  const phoneticText = (text: string) => phoneticKeysOf(text).join(' ');
  const asked = phoneticText(place);
  return asked !== '' && PLACE_FIELDS.some((field) => phoneticText(entry[field]) === asked);
}
