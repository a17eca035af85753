// The table of endpoints: the server binds handlers to it, the browser calls through it, the permission tests
// walk it. Schemas are in contract.ts, so that the browser need not download them.

import { donationEndpoints } from './endpoints/donation-endpoints.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { enquiryEndpoints } from './endpoints/enquiry-endpoints.ts';
import { imageEndpoints } from './endpoints/image-endpoints.ts';
import { surveyEndpoints } from './endpoints/survey-endpoints.ts';
import { surveyWorkEndpoints } from './endpoints/survey-work-endpoints.ts';
import { operationEndpoints } from './endpoints/system-endpoints.ts';
import { volunteerEndpoints } from './endpoints/volunteer-endpoints.ts';
import { websiteEndpoints } from './endpoints/website-endpoints.ts';

export const API_ROOT = '/server/api';

export const endpoints = {
  ...volunteerEndpoints,
  ...surveyEndpoints,
  ...surveyWorkEndpoints,
  ...enquiryEndpoints,
  ...donationEndpoints,
  ...imageEndpoints,
  ...websiteEndpoints,
  ...operationEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

export function endpointNames(): EndpointName[] {
  return Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
}
