import { FIELD_NAMES, fieldOf, type SurveyFieldName } from '../fields.ts';
import type { SurveyType } from '../survey.ts';

const TYPED_FIELDS = FIELD_NAMES.filter((name) => fieldOf(name).surveyType !== undefined);

interface Merged<Flag> {
  survey_type: SurveyType;
  employed: Flag;
}

/** Fields that are merged together, because they would contradict each other. */
export function dependentFieldsOf<Flag extends boolean | number>(
  one: Merged<Flag>,
  other: Merged<Flag>,
): { [Name in SurveyFieldName]?: readonly SurveyFieldName[] } {
  return {
    other_document_no: ['other_document_type'],
    ...(one.employed !== other.employed && { employed: ['income'] }),
    ...(one.survey_type !== other.survey_type && { survey_type: TYPED_FIELDS }),
  };
}
