import type { EndpointName } from '#domain/endpoints.ts';
import type { LocalizedText } from '../../messages/messages.ts';

/** For failed replies without a message of their own. */
export function fallbackMessage(name: EndpointName, status: number): LocalizedText {
  const isSuccess = status < 300;
  switch (name) {
    case 'signIn':
      // A 2xx without valid content, from a captive portal for instance, neither accepts nor refuses.
      return (t) => (isSuccess ? t.failures.invalidResponse : t.failures.signIn);
    case 'createSurvey':
      return (t) => (isSuccess ? t.failures.submitSurvey : t.failures.serverError(status));
    case 'updateSurvey':
      return (t) => t.failures.updateSurvey;
    case 'updateVolunteer':
      return (t) => t.failures.updateVolunteer;
    case 'uploadImage':
      return (t) => t.failures.uploadImage;
    case 'deleteImage':
      return (t) => t.failures.deleteImage;
    default:
      return (t) => t.failures.serverError(status);
  }
}
