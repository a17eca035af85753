import type { ConsentInput } from '#domain/privacy/consent-schema.ts';
import { FIELD_NAMES, fieldOf, mapFields, type SurveyFieldName } from '#domain/surveys/fields.ts';
import type { SurveyInput } from '#domain/surveys/survey-schema.ts';
import { cleanText, parseNumber, withoutDigitSeparators } from '#domain/text/text.ts';
import { consentInputOf } from '../consent/consent-answers.ts';
import { needsOtherDocument, type SurveyValues } from './values.ts';

/** `different_from`: entries that the volunteer has marked as other people. */
export type RequestBody = Partial<SurveyInput> &
  Partial<ConsentInput> & {
    different_from?: number[];
    household_id?: string;
  };

const OTHER_DOCUMENT: readonly SurveyFieldName[] = ['other_document_type', 'other_document_no'];

/** @param options.withVolunteer for admins, who choose whose entry it is */
export function requestBodyOf(values: SurveyValues, { withVolunteer = false } = {}): RequestBody {
  const isSent = (name: SurveyFieldName) =>
    (fieldOf(name).surveyType ?? values.survey_type) === values.survey_type &&
    (needsOtherDocument(values) || !OTHER_DOCUMENT.includes(name));
  return {
    ...mapFields<RequestBody, SurveyFieldName>(FIELD_NAMES.filter(isSent), (name) =>
      bodyValue(name, values[name]),
    ),
    ...(!values.employed && values.survey_type === 'adult' && { income: 0 }),
    // Without a notice the person was not asked.
    ...(values.consent_notice !== '' && consentInputOf(values)),
    ...(withVolunteer && { volunteer_id: parseNumber(values.volunteer_id) }),
  };
}

function bodyValue(name: SurveyFieldName, value: string | boolean) {
  if (typeof value === 'boolean') return value;
  const field = fieldOf(name);
  switch (field.kind) {
    case 'number':
      return parseNumber(value);
    case 'digits':
      return withoutDigitSeparators(value);
    case 'choice':
      return field.values.includes(value) ? value : '';
    default:
      return cleanText(value);
  }
}
