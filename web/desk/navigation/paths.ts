// The addresses of the desk's screens. The routes are in web/routes.ts.
import { SIGN_IN_PATH } from '#domain/desk/desk-screens.ts';

type Id = number | string;

export const LOGIN = SIGN_IN_PATH;
export const DASHBOARD = '/volunteer/dashboard';
export const TO_SEND = '/volunteer/to-send';
export const EDIT_SURVEY = '/volunteer/survey/edit';

export const ADMIN = '/volunteer/admin';
export const VOLUNTEERS = `${ADMIN}?tab=volunteers`;
export const DUPLICATES = `${ADMIN}?tab=duplicates`;
export const PLACES = `${ADMIN}?tab=places`;
export const ENQUIRIES = `${ADMIN}?tab=queries`;
export const DONATIONS = `${ADMIN}/donations`;
export const STATISTICS = `${ADMIN}/statistics`;
export const WITHDRAWN = `${ADMIN}?status=deleted&consent=withdrawn`;
export const PRIVACY = `${ADMIN}/privacy`;
export const PRIVACY_NOTICE = `${PRIVACY}/notice`;
export const NEW_PRIVACY_REQUEST = `${PRIVACY}/new`;
export const AUDIT_LOG = `${ADMIN}/audit-log`;
export const IMAGES = `${ADMIN}/images`;
export const IMAGE_TRASH = `${IMAGES}?view=trash`;
export const FILES = `${IMAGES}?view=files`;
export const WEBSITE = `${ADMIN}/website`;

/** @param id the entry's id, or the key of the operation that creates it */
export function surveyPath(id: Id): string {
  return `/volunteer/survey/view/${id}`;
}

export function editSurveyPath(id: Id): string {
  return `${EDIT_SURVEY}/${id}`;
}

/** @param kept id of the edit's draft, or key of a waiting change */
export function keptEditPath(id: Id, kept: string): string {
  return `${editSurveyPath(id)}?kept=${kept}`;
}

export function volunteerPath(id: Id): string {
  return `${ADMIN}/view-volunteer/${id}`;
}

export function editVolunteerPath(id: Id): string {
  return `${ADMIN}/edit-volunteer/${id}`;
}

export function volunteerEntriesPath(id: Id): string {
  return `${ADMIN}?volunteer=${id}`;
}

export function surveyEventsPath(id: Id): string {
  return `${AUDIT_LOG}?thing=survey&id=${id}`;
}

export function volunteerEventsPath(id: Id): string {
  return `${AUDIT_LOG}?volunteer=${id}`;
}

export function privacyRequestPath(id: Id): string {
  return `${PRIVACY}/${id}`;
}

export function editPrivacyRequestPath(id: Id): string {
  return `${PRIVACY}/edit/${id}`;
}

export function donationPath(id: Id): string {
  return `${DONATIONS}/${id}`;
}

export function editDonationPath(id: Id): string {
  return `${DONATIONS}/edit/${id}`;
}
