// Names of problems are never reused, also retired ones.
import { MAX_VIEWS } from './surveys/search/saved-view.ts';

export const PROBLEMS = {
  notJson: { status: 400, message: 'The request is not valid JSON' },
  unreadable: { status: 400, message: 'The request could not be read' },
  tokenMissing: {
    status: 401,
    message: 'Authentication token is missing. Please log in again.',
  },
  tokenRefused: { status: 401, message: 'Your session has ended. Please log in again.' },
  metricsRefused: { status: 401, message: 'The metrics need their token' },
  wrongSignIn: { status: 401, message: 'Invalid email or password' },
  codeRequired: { status: 401, message: 'Enter the code that your app shows now' },
  wrongCode: { status: 401, message: 'This code is wrong, or was used before' },
  forbidden: { status: 403, message: 'You are not authorized to do this' },
  accountInactive: {
    status: 403,
    message: 'This account is inactive. Please ask an admin to activate it.',
  },
  surveyNotFound: { status: 404, message: 'Survey not found' },
  versionNotFound: { status: 404, message: 'Version not found' },
  volunteerNotFound: { status: 404, message: 'Volunteer not found' },
  queryNotFound: { status: 404, message: 'Query not found' },
  donationNotFound: { status: 404, message: 'Donation not found' },
  imageNotFound: { status: 404, message: 'Image not found' },
  fileNotFound: { status: 404, message: 'This PDF no longer exists' },
  removedImageNotFound: { status: 404, message: 'This picture is no longer in the trash' },
  placeNotFound: { status: 404, message: 'This place no longer exists' },
  viewNotFound: { status: 404, message: 'This view no longer exists' },
  documentNotFound: { status: 404, message: 'Document not found' },
  callNotFound: { status: 404, message: 'There is nothing at this address' },
  receiptIssued: {
    status: 409,
    message: 'A receipt has been issued for this gift: it can only be cancelled.',
  },
  donationCancelled: { status: 409, message: 'This gift has been cancelled' },
  requestRecorded: {
    status: 409,
    message: 'A gift has already been recorded from this request',
  },
  similarDonation: {
    status: 409,
    message: 'A gift like this has been recorded already',
  },
  receiptNeedsName: {
    status: 409,
    message:
      'Before the first receipt, write the registered name of the trust under Edit website, Registrations.',
  },
  pairNotFound: { status: 404, message: 'These two entries are not listed as possible duplicates' },
  pairDecided: {
    status: 409,
    message: 'Somebody has already decided about these two entries. Please look at the list again.',
  },
  secondFactorEnabled: { status: 409, message: 'Signing in with a code is already switched on' },
  secondFactorNotBegun: { status: 409, message: 'The set-up has ended. Please begin again.' },
  passwordLinkEnded: {
    status: 404,
    message: 'This link has ended or was used before. Please ask an admin for a new one.',
  },
  emailTaken: { status: 409, message: 'A volunteer with this email already exists' },
  pageFailed: {
    status: 409,
    message: 'A page cannot be shown with these words. The website stays as it was.',
  },
  volunteerNotDeleted: { status: 409, message: 'This volunteer is not deleted' },
  restoreTooLate: {
    status: 409,
    message: 'This was deleted more than thirty days ago and cannot be brought back',
  },
  notWaiting: { status: 409, message: 'This survey is no longer waiting for a correction' },
  notSentBack: { status: 409, message: 'This survey was not sent back' },
  cannotCorrect: {
    status: 409,
    message: 'The volunteer can no longer see entries: give the entry to somebody else first',
  },
  consentWithdrawn: {
    status: 409,
    message:
      'The person has withdrawn their consent. Record a new consent before you restore this.',
  },
  privacyRequestNotFound: { status: 404, message: 'Privacy request not found' },
  requestClosed: {
    status: 409,
    message: 'This request is closed. Open it again before you change it.',
  },
  requestOpen: { status: 409, message: 'This request is open' },
  noNotice: { status: 409, message: 'There is no privacy notice to agree to' },
  notDeleted: { status: 409, message: 'This survey is not deleted' },
  nothingToPutBack: {
    status: 409,
    message: 'The survey is already the same as this version',
  },
  nothingToPublish: {
    status: 409,
    message: 'There is no draft to publish: the website already says this',
  },
  tooManyViews: {
    status: 409,
    message: `An account keeps at most ${MAX_VIEWS} views. Delete one that you do not need.`,
  },
  undoTooLate: {
    status: 409,
    message: 'It is too late to undo this. An admin can restore the survey.',
  },
  lastAdmin: {
    status: 409,
    message: 'The last active admin cannot be deleted, deactivated or demoted',
  },
  surveyErased: { status: 410, message: 'This survey was deleted for good' },
  staleVersion: {
    status: 412,
    message: 'Someone has changed this survey since you opened it. Your changes were not saved.',
  },
  staleDonation: {
    status: 412,
    message:
      'Somebody has changed this gift since you opened it. Nothing was saved: please read it again.',
  },
  staleEnquiry: {
    status: 412,
    message: 'Somebody has changed this query since you opened it. Nothing was saved.',
  },
  staleNotice: {
    status: 412,
    message: 'Somebody has published another notice meanwhile. Read it: nothing was changed.',
  },
  stalePrivacyRequest: {
    status: 412,
    message: 'Somebody has changed this request since you opened it. Nothing was saved.',
  },
  staleDraft: {
    status: 412,
    message: 'Somebody has changed these words since you opened them. Yours were not saved.',
  },
  tooSlow: { status: 408, message: 'The request came too slowly. Please try again.' },
  tooLarge: { status: 413, message: 'This is more than can be sent at once' },
  imageTooLarge: {
    status: 413,
    message: 'This picture is larger than 10 MB. Save it smaller, or as JPG, and try again.',
  },
  fileTooLarge: {
    status: 413,
    message: 'This file is larger than 20 MB. Save it smaller and try again.',
  },
  unsupportedType: { status: 415, message: 'Send this as application/json' },
  imageTypeRefused: {
    status: 415,
    message: 'This is not a picture that can be shown: it must be JPG, PNG, WebP, AVIF or GIF',
  },
  fileTypeRefused: {
    status: 415,
    message: 'This is not a PDF. Save it as PDF and upload that.',
  },
  brokenRule: { status: 422, message: 'Something needs to be corrected' },
  imageMissing: { status: 422, message: 'Choose a picture to upload' },
  fileMissing: { status: 422, message: 'Choose a PDF to upload' },
  imageTooManyPixels: {
    status: 422,
    message: 'This picture has more than 40 megapixels, or a side of more than 12,000 pixels',
  },
  imageTooManyFrames: {
    status: 422,
    message: 'This picture has more than 100 frames',
  },
  imageTooSlow: {
    status: 422,
    message: 'This picture takes too long to read. Save it again as JPG and upload that.',
  },
  imageDamaged: {
    status: 422,
    message: 'This picture is damaged and cannot be read to its end',
  },
  keyReused: {
    status: 422,
    message: 'This Idempotency-Key was used before with something else',
  },
  headersTooLarge: { status: 431, message: 'The head of the request is too large' },
  tooManyAttempts: {
    status: 429,
    message: 'Too many failed attempts. Please wait a little and try again.',
  },
  tooManyUploads: {
    status: 429,
    message: 'Many files have been uploaded in the last hour. Please wait a little.',
  },
  tooManyLookUps: {
    status: 429,
    message: 'Many people have been looked up in the last hour. Please wait a little.',
  },
  dailyLimitReached: {
    status: 429,
    message: 'This account has done more today than one person can. Please try again later.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  numberDamaged: {
    status: 500,
    message:
      'An identity number of this entry is damaged and cannot be read. Please tell whoever looks after the program: a backup may still have it.',
  },
  versionDamaged: {
    status: 500,
    message:
      'An earlier version of this entry is damaged and cannot be read. Please tell whoever looks after the program: a backup may still have it.',
  },
  overloaded: { status: 503, message: 'The server is busy. Please try again in a moment.' },
  storeUnavailable: {
    status: 503,
    message: 'Nothing can be saved at the moment. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

export const COMMON_PROBLEMS = [
  'tooSlow',
  'headersTooLarge',
  'internal',
  'overloaded',
  'storeUnavailable',
] as const satisfies ProblemCode[];
