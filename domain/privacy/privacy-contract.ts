// Request and reply schemas of consents and privacy notices, see domain/contract.ts.
import type { EndpointName } from '../endpoints.ts';
import type { Schemas } from '../schemas/endpoint-schemas.ts';
import { emptyReply, itemReply } from '../schemas/reply-schemas.ts';
import { consentInput, consents, withdrawalInput } from './consent-schema.ts';
import { noticeInput, notices, privacyNotice } from './notice-schema.ts';

export const privacyContract = {
  readPrivacyNotice: { reply: itemReply(privacyNotice.nullable()) },
  listPrivacyNotices: { reply: itemReply(notices) },
  publishPrivacyNotice: { body: noticeInput, reply: itemReply(notices) },
  endPrivacyNotice: { reply: itemReply(notices) },
  readConsents: { reply: itemReply(consents) },
  recordConsent: { body: consentInput, reply: itemReply(consents) },
  withdrawConsent: { body: withdrawalInput, reply: emptyReply },
} as const satisfies Partial<Record<EndpointName, Schemas>>;
