import * as z from 'zod';
import type { EndpointName } from '../endpoints.ts';
import type { Schemas } from '../schemas/endpoint-schemas.ts';
import { emptyReply, itemReply, pageReply } from '../schemas/reply-schemas.ts';
import { consentInput, consents, withdrawalInput } from './consent-schema.ts';
import { noticeInput, notices, noticeToEnd, privacyNotice } from './notice-schema.ts';
import {
  privacyRequest,
  privacyRequestBody,
  privacyRequestQuery,
  privacyRequestWithSteps,
  stepInput,
} from './request-schema.ts';

export const privacyContract = {
  readPrivacyNotice: { reply: itemReply(privacyNotice.nullable()) },
  listPrivacyNotices: { reply: itemReply(notices) },
  publishPrivacyNotice: { body: noticeInput, reply: itemReply(notices) },
  endPrivacyNotice: { body: noticeToEnd, reply: itemReply(notices) },
  readConsents: { reply: itemReply(consents) },
  recordConsent: { body: consentInput, reply: itemReply(consents) },
  withdrawConsent: { body: withdrawalInput, reply: emptyReply },

  listPrivacyRequests: {
    query: privacyRequestQuery,
    reply: pageReply(privacyRequest).extend({
      urgent: z.int(),
    }),
  },
  createPrivacyRequest: { body: privacyRequestBody, reply: itemReply(privacyRequestWithSteps) },
  readPrivacyRequest: { reply: itemReply(privacyRequestWithSteps) },
  updatePrivacyRequest: { body: privacyRequestBody, reply: itemReply(privacyRequestWithSteps) },
  workOnPrivacyRequest: { body: stepInput, reply: itemReply(privacyRequestWithSteps) },
} as const satisfies Partial<Record<EndpointName, Schemas>>;
