// Schemas are in contract.ts, so that the browser need not download them.

import { keysOf } from './collections/keys-of.ts';
import { bulkEndpoints } from './endpoints/bulk-endpoints.ts';
import { correctionEndpoints } from './endpoints/correction-endpoints.ts';
import { donationEndpoints } from './endpoints/donation-endpoints.ts';
import { duplicateEndpoints } from './endpoints/duplicate-endpoints.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { enquiryEndpoints } from './endpoints/enquiry-endpoints.ts';
import { householdEndpoints } from './endpoints/household-endpoints.ts';
import { imageEndpoints } from './endpoints/image-endpoints.ts';
import { placeEndpoints } from './endpoints/place-endpoints.ts';
import { privacyEndpoints } from './endpoints/privacy-endpoints.ts';
import { surveyEndpoints } from './endpoints/survey-endpoints.ts';
import { systemEndpoints } from './endpoints/system-endpoints.ts';
import { viewEndpoints } from './endpoints/view-endpoints.ts';
import { volunteerEndpoints } from './endpoints/volunteer-endpoints.ts';
import { websiteEndpoints } from './endpoints/website-endpoints.ts';

export const API_ROOT = '/server/api';

export const endpoints = {
  ...volunteerEndpoints,
  ...surveyEndpoints,
  ...duplicateEndpoints,
  ...bulkEndpoints,
  ...householdEndpoints,
  ...correctionEndpoints,
  ...privacyEndpoints,
  ...placeEndpoints,
  ...viewEndpoints,
  ...enquiryEndpoints,
  ...donationEndpoints,
  ...imageEndpoints,
  ...websiteEndpoints,
  ...systemEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export function endpointNames(): EndpointName[] {
  return keysOf(endpoints);
}
