import { Problem } from '#domain/problems.ts';
import { failureMessage } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';

export function deleteSurveyFailure(error: unknown): LocalizedText {
  const status = error instanceof Problem ? error.status : 0;
  if (status === 403) return (t) => t.failures.deleteSurveyForbidden;
  if (status === 404) return (t) => t.failures.deleteSurveyNotFound;
  return failureMessage('deleteSurvey')(error);
}
