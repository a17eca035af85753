import { createContext, use } from 'react';
import type { FieldError } from '#domain/validation.ts';
import type { PrefilledFields } from '../household/household.ts';
import type { ShownDuplicate } from '../possible-duplicates/use-possible-duplicates.ts';
import type { Requirements } from './requirements.ts';
import type { SurveyValues } from './values.ts';

/** The state that the fields of the form show and change. */
export interface SurveyFormFields {
  values: SurveyValues;
  /** The values at the start of an edit. */
  stored: SurveyValues;
  isNew: boolean;
  fieldErrors: readonly FieldError[];
  requirements: Requirements;
  onChange: (name: keyof SurveyValues, value: string | boolean) => void;
  prefilled: PrefilledFields | null;
  possibleDuplicate: ShownDuplicate | null;
}

export const SurveyFormContext = createContext<SurveyFormFields | null>(null);

export function useSurveyFormFields(): SurveyFormFields {
  const fields = use(SurveyFormContext);
  if (!fields) throw new Error('The field is outside of a survey form');
  return fields;
}
