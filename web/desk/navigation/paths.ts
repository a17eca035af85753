// The addresses of the desk's screens. The routes are in web/routes.ts.
import { DESK_SCREENS } from '#domain/desk/desk-screens.ts';

type Id = number | string;

export const LOGIN = DESK_SCREENS.signIn;
export const DASHBOARD = DESK_SCREENS.dashboard;
export const TO_SEND = DESK_SCREENS.toSend;
export const EDIT_SURVEY = '/volunteer/survey/edit';

export const ADMIN = DESK_SCREENS.admin;
export const VOLUNTEERS = `${ADMIN}?tab=volunteers`;
export const DUPLICATES = `${ADMIN}?tab=duplicates`;
export const PLACES = `${ADMIN}?tab=places`;
export const ENQUIRIES = `${ADMIN}?tab=queries`;
export const DONATIONS = DESK_SCREENS.donations;
export const STATISTICS = DESK_SCREENS.statistics;
export const WITHDRAWN = `${ADMIN}?status=deleted&consent=withdrawn`;
export const PRIVACY = DESK_SCREENS.privacy;
export const PRIVACY_NOTICE = DESK_SCREENS.privacyNotice;
export const NEW_PRIVACY_REQUEST = DESK_SCREENS.newPrivacyRequest;
export const AUDIT_LOG = DESK_SCREENS.auditLog;
export const IMAGES = DESK_SCREENS.images;
export const IMAGE_TRASH = `${IMAGES}?view=trash`;
export const FILES = `${IMAGES}?view=files`;
export const WEBSITE = DESK_SCREENS.website;

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
  return `${AUDIT_LOG}?entity=survey&id=${id}`;
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
