import { FIELD_NAMES, fieldOf, type SurveyFieldName } from '../fields.ts';
import type { SurveyType } from '../survey.ts';

/** The fields of adults only, or of children only. */
const TYPED_FIELDS = FIELD_NAMES.filter((name) => fieldOf(name).surveyType !== undefined);

interface Merged {
  survey_type: SurveyType;
  employed: boolean | number;
}

/** By a field, those that are merged with it, because they would contradict another one. */
export function dependentFieldsOf(
  one: Merged,
  other: Merged,
): { [Name in SurveyFieldName]?: readonly SurveyFieldName[] } {
  return {
    other_document_no: ['other_document_type'],
    ...(one.employed !== other.employed && { employed: ['income'] }),
    ...(one.survey_type !== other.survey_type && { survey_type: TYPED_FIELDS }),
  };
}
