import { failureMessage, isNotFound } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';

type EnquiryCall = 'markEnquiry' | 'deleteEnquiry' | 'eraseEnquiry';

export function enquiryFailure(call: EnquiryCall): (error: unknown) => LocalizedText {
  return (error) =>
    isNotFound(error) ? (t) => t.failures.queryNotFound : failureMessage(call)(error);
}
