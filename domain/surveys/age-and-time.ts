import { DAY_MS } from '../durations.ts';
import { ADULT_AGE, NEW_DAYS, SENIOR_AGE, type SurveyType } from './survey.ts';

/** Spec, volunteer area, section 4. */
export function isNew(entry: { created_at: string }, now: Date): boolean {
  return now.getTime() - Date.parse(entry.created_at) < NEW_DAYS * DAY_MS;
}

export function isSenior(age: number | null | undefined): boolean {
  return typeof age === 'number' && age >= SENIOR_AGE;
}

/** Other ages get a warning and are never refused: a college student may be filed as child or adult. */
export function isUsualAge(age: number, type: SurveyType): boolean {
  return type === 'child' ? age < ADULT_AGE : age >= ADULT_AGE;
}
