// Error messages (spec/volunteer-area, section 8).

import type { EndpointName } from '#domain/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { bidiIsolate } from '../../ui/isolated.ts';

export const NO_RESPONSE = 'No response from server. Please check your internet connection.';
export const INVALID_RESPONSE = 'Invalid response from server';
export const SUBMIT_FAILED = 'Failed to submit survey';
export const VOLUNTEERS_NOT_LOADED = 'Failed to load volunteers list';
export const SURVEY_DELETED = 'Survey deleted successfully';
export const SURVEY_SUBMITTED = 'Survey submitted successfully';
export const SURVEY_UPDATED = 'Survey updated successfully';
export const ALREADY_SAVED = {
  message:
    'This entry was already saved when you sent it before. Look for it in the list before you send it again.',
};
export const SURVEY_NOT_FOUND = 'Survey not found';
export const VOLUNTEER_NOT_FOUND = 'Volunteer not found';
export const ENQUIRY_DELETED = 'Query deleted successfully';
export const SURVEY_UPDATE_FAILED = 'Failed to update survey data';
export const PASSWORD_CHANGED = 'Your password is changed';
export const VOLUNTEER_UPDATE_FAILED = 'Failed to update volunteer data';
export const IMAGES_NOT_LOADED = 'Failed to load images. Please try again.';

const SIGN_IN_FAILED = 'Invalid email or password';
const DELETE_NOT_ALLOWED = 'You are not authorized to delete this survey';
const DELETE_NOT_FOUND = 'Survey not found. It may have already been deleted.';
const IMAGE_NOT_UPLOADED = 'Failed to upload image. Please try again.';
const IMAGE_NOT_DELETED = 'Failed to delete image. Please try again.';
const IMAGE_NOT_RESTORED = 'Failed to restore image. Please try again.';
const IMAGE_NOT_DESCRIBED = 'Failed to save the words. Please try again.';
const NOT_REVERTED =
  'Someone has changed this survey since you opened it. Nothing was put back yet: see above what it changes now.';
const ENQUIRY_NOT_FOUND = 'Query not found. It may have already been deleted.';

export const imageGone = (name: string) => `${bidiIsolate(name)} is not there any more.`;

/** For failed replies without a message of their own. */
export function fallbackMessage(endpointName: EndpointName, status: number): string {
  // A 2xx without valid content, from a captive portal for instance, neither accepts nor refuses the sign-in.
  if (endpointName === 'signIn') return status < 300 ? INVALID_RESPONSE : SIGN_IN_FAILED;
  if (endpointName === 'createSurvey' && status < 300) return SUBMIT_FAILED;
  if (endpointName === 'updateSurvey') return SURVEY_UPDATE_FAILED;
  if (endpointName === 'updateVolunteer') return VOLUNTEER_UPDATE_FAILED;
  if (endpointName === 'uploadImage') return IMAGE_NOT_UPLOADED;
  if (endpointName === 'deleteImage') return IMAGE_NOT_DELETED;
  return `Server error: ${status}`;
}

export const failureMessages = {
  listSurveys: (error: unknown) => `Failed to fetch survey entries: ${messageOf(error)}`,
  exportSurveys: (error: unknown) => `Failed to export survey entries: ${messageOf(error)}`,
  readSurvey: (error: unknown) => `Failed to fetch survey details: ${messageOf(error)}`,
  restoreSurvey: (error: unknown) => `Failed to restore survey: ${messageOf(error)}`,
  readSurveyHistory: (error: unknown) => `Failed to fetch survey history: ${messageOf(error)}`,
  revertSurvey(error: unknown): string {
    const isStale = error instanceof Problem && error.code === 'staleVersion';
    return isStale ? NOT_REVERTED : `Failed to put version back: ${messageOf(error)}`;
  },
  deleteSurvey(error: unknown): string {
    const status = error instanceof Problem ? error.status : 0;
    if (status === 403) return DELETE_NOT_ALLOWED;
    if (status === 404) return DELETE_NOT_FOUND;
    return `Failed to delete survey: ${messageOf(error)}`;
  },
  listVolunteers: (error: unknown) => `Failed to fetch volunteers: ${messageOf(error)}`,
  readVolunteer: (error: unknown) => `Failed to fetch volunteer details: ${messageOf(error)}`,
  readVolunteerActivity: (error: unknown) =>
    `Failed to fetch volunteer activity: ${messageOf(error)}`,
  addVolunteer: (error: unknown) => `Failed to add volunteer: ${messageOf(error)}`,
  setVolunteerStatus: (error: unknown) => `Failed to update volunteer status: ${messageOf(error)}`,
  deleteVolunteer: (error: unknown) => `Failed to delete volunteer: ${messageOf(error)}`,
  changeOwnPassword: (error: unknown) => `Failed to change password: ${messageOf(error)}`,
  listEnquiries: (error: unknown) => `Failed to fetch queries: ${messageOf(error)}`,
  markEnquiry: (error: unknown) =>
    isNotFound(error) ? ENQUIRY_NOT_FOUND : `Failed to mark query: ${messageOf(error)}`,
  deleteEnquiry: (error: unknown) =>
    isNotFound(error) ? ENQUIRY_NOT_FOUND : `Failed to delete query: ${messageOf(error)}`,
  uploadImage: (error: unknown) => specificMessage(error, IMAGE_NOT_UPLOADED),
  describeImage: (error: unknown) => specificMessage(error, IMAGE_NOT_DESCRIBED),
  deleteImage: (error: unknown) => specificMessage(error, IMAGE_NOT_DELETED),
  restoreImage: (error: unknown) => specificMessage(error, IMAGE_NOT_RESTORED),
};

/** Prefers the server's message if it is specific. */
function specificMessage(error: unknown, fallback: string): string {
  const isSpecific = error instanceof Problem && error.code !== 'internal' && !isNoResponse(error);
  return isSpecific ? error.message : fallback;
}

export function isNoResponse(error: unknown): boolean {
  return error instanceof Problem && error.message === NO_RESPONSE;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof Problem && error.status === 404;
}

export function messageOf(error: unknown, fallback = 'something went wrong'): string {
  return error instanceof Problem ? error.message : fallback;
}
