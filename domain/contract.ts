// The browser imports only the types.
import * as z from 'zod';
import { auditEvents, auditQuery } from './audit-log/audit-schema.ts';
import {
  cancellation,
  donation,
  donationBody,
  donationChange,
  donationExportQuery,
  donationQuery,
  donationRegisterQuery,
  donationTotals,
  unmaskedDonation,
} from './donations/donation-schema.ts';
import type { EndpointName } from './endpoints.ts';
import {
  enquiry,
  enquiryQuery,
  enquiryWork,
  readStatusChange,
} from './enquiries/enquiry-schema.ts';
import { EXPORT_FORMATS, type FileFormats, type FileReply } from './export-format.ts';
import { listedFile, storedFile } from './files/file-schema.ts';
import { altTextChange, focusChange, image, removedImage } from './images/image-schema.ts';
import { disk } from './monitoring/disk-schema.ts';
import { overdueJobs } from './monitoring/overdue-jobs-schema.ts';
import {
  place,
  placeImport,
  placeMerge,
  placeQuery,
  suggestion,
  suggestionQuery,
} from './places/place-schema.ts';
import { privacyContract } from './privacy/privacy-contract.ts';
import type { Schemas } from './schemas/endpoint-schemas.ts';
import { emptyReply, itemReply, pageReply } from './schemas/reply-schemas.ts';
import { statistics, statisticsExport, statisticsQuery } from './statistics/statistics-schema.ts';
import { bulkChange, bulkResult, bulkUndo, foundIds } from './surveys/bulk/bulk-schema.ts';
import {
  correctionThread,
  entryToCorrect,
  noteInput,
} from './surveys/corrections/correction-schema.ts';
import {
  duplicateCheckInput,
  pairDecision,
  pairPage,
  pairQuery,
  possibleDuplicate,
  surveyPair,
} from './surveys/duplicates/duplicate-schema.ts';
import { surveyVersion, versionChoice } from './surveys/history-schema.ts';
import { household, householdLink } from './surveys/household/household-schema.ts';
import { operationResult, operationResultQuery } from './surveys/outbox/operation-result-schema.ts';
import { savedView, viewInput } from './surveys/search/saved-view-schema.ts';
import {
  adminSurveyQuery,
  exportQuery,
  surveyPage,
  surveyQuery,
  unpagedListQuery,
} from './surveys/survey-list-schema.ts';
import { fullSurvey, survey, surveyBody, undoBody } from './surveys/survey-schema.ts';
import { syncState } from './sync-state/sync-state-schema.ts';
import { accountContract } from './volunteers/account-contract.ts';
import { passwordConfirmation, volunteerWithDetails } from './volunteers/volunteer-schema.ts';
import {
  documentBody,
  documentDetails,
  documentListQuery,
  documentVersion,
  draft,
  editorChange,
  listedDocument,
  localeQuery,
  preview,
  previewQuery,
  publication,
  published,
  versionQuery,
} from './website/website-schema.ts';

export const contract = {
  ...accountContract,
  ...privacyContract,

  listOwnSurveys: { query: surveyQuery, reply: surveyPage },
  listSurveys: { query: adminSurveyQuery, reply: surveyPage },
  exportSurveys: { query: exportQuery, reply: { formats: EXPORT_FORMATS } },
  readStatistics: { query: statisticsQuery, reply: itemReply(statistics) },
  exportStatistics: { query: statisticsExport, reply: { formats: EXPORT_FORMATS } },
  createSurvey: { body: surveyBody, reply: itemReply(survey) },
  readSurvey: { reply: itemReply(fullSurvey) },
  updateSurvey: { body: surveyBody, reply: itemReply(survey) },
  deleteSurvey: { reply: emptyReply },
  undoDeleteSurvey: { body: undoBody, reply: itemReply(survey) },
  readOperationResults: { query: operationResultQuery, reply: itemReply(z.array(operationResult)) },
  findPossibleDuplicates: {
    body: duplicateCheckInput,
    reply: itemReply(z.array(possibleDuplicate)),
  },
  listPairs: { query: pairQuery, reply: pairPage },
  decidePair: { body: pairDecision, reply: itemReply(surveyPair) },
  restoreSurvey: { reply: itemReply(survey) },
  eraseSurvey: { body: passwordConfirmation, reply: emptyReply },
  readSurveyHistory: { reply: itemReply(z.array(surveyVersion)) },
  revertSurvey: { body: versionChoice, reply: itemReply(survey) },

  findSurveyIds: { query: unpagedListQuery, reply: itemReply(foundIds) },
  changeManySurveys: { body: bulkChange, reply: itemReply(bulkResult) },
  undoManySurveys: { body: bulkUndo, reply: itemReply(bulkResult) },
  readHousehold: { reply: itemReply(household) },
  linkHousehold: { body: householdLink, reply: itemReply(household) },
  unlinkHousehold: { reply: itemReply(household) },
  sendBackSurvey: { body: noteInput, reply: itemReply(correctionThread) },
  answerCorrection: { body: noteInput, reply: itemReply(correctionThread) },
  acceptCorrection: { reply: itemReply(correctionThread) },
  readCorrection: { reply: itemReply(correctionThread) },
  listToCorrect: { reply: itemReply(z.array(entryToCorrect)) },

  listPlaces: { query: placeQuery, reply: itemReply(z.array(place)) },
  suggestPlaces: { query: suggestionQuery, reply: itemReply(z.array(suggestion)) },
  mergePlaces: { body: placeMerge, reply: emptyReply },
  splitPlace: { reply: emptyReply },
  importPlaces: { body: placeImport, reply: itemReply(z.strictObject({ added: z.int() })) },

  listViews: { reply: itemReply(z.array(savedView)) },
  saveView: { body: viewInput, reply: itemReply(savedView) },
  deleteView: { reply: emptyReply },

  listAuditEvents: { query: auditQuery, reply: auditEvents },

  listEnquiries: {
    query: enquiryQuery,
    reply: pageReply(enquiry).extend({ unread: z.int() }),
  },
  readEnquiry: { reply: itemReply(enquiry) },
  setEnquiryRead: { body: readStatusChange, reply: itemReply(enquiry) },
  workOnEnquiry: { body: enquiryWork, reply: itemReply(enquiry) },
  restoreEnquiry: { reply: itemReply(enquiry) },
  deleteEnquiry: { reply: emptyReply },
  eraseEnquiry: { reply: emptyReply },

  listDonations: {
    query: donationQuery,
    reply: pageReply(donation).extend({
      totals: donationTotals,
      years: z.array(z.string()),
      incomplete: z.int(),
      incomplete_ids: z.array(z.int()),
    }),
  },
  createDonation: { body: donationBody, reply: itemReply(donation) },
  exportDonations: { query: donationExportQuery, reply: { formats: ['csv'] } },
  exportDonationRegister: { query: donationRegisterQuery, reply: { formats: EXPORT_FORMATS } },
  readDonation: { reply: itemReply(unmaskedDonation) },
  readDonationHistory: { reply: itemReply(z.array(donationChange)) },
  updateDonation: { body: donationBody, reply: itemReply(donation) },
  issueReceipt: { reply: itemReply(donation) },
  cancelDonation: { body: cancellation, reply: itemReply(donation) },

  listImages: { reply: itemReply(z.array(image)) },
  uploadImage: { reply: itemReply(image).extend({ removed: removedImage.nullable() }) },
  describeImage: { body: altTextChange, reply: itemReply(image) },
  focusImage: { body: focusChange, reply: itemReply(image) },
  deleteImage: { reply: itemReply(removedImage) },
  listRemovedImages: { reply: itemReply(z.array(removedImage)) },
  restoreImage: { reply: itemReply(image).extend({ removed: removedImage.nullable() }) },
  eraseImage: { reply: emptyReply },

  listFiles: { reply: itemReply(z.array(listedFile)) },
  uploadFile: { reply: itemReply(storedFile) },
  withdrawFile: { reply: itemReply(listedFile) },

  listDocuments: { query: documentListQuery, reply: itemReply(z.array(listedDocument)) },
  readDocument: { query: localeQuery, reply: itemReply(documentDetails) },
  readDraft: { query: localeQuery, reply: itemReply(draft) },
  saveDraft: { query: localeQuery, body: documentBody, reply: itemReply(draft) },
  dropDraft: { query: localeQuery, reply: itemReply(draft) },
  publishDocument: { query: localeQuery, body: publication, reply: itemReply(published) },
  readDocumentHistory: { query: localeQuery, reply: itemReply(z.array(documentVersion)) },
  readDocumentVersion: { query: versionQuery, reply: itemReply(documentBody) },
  revertDocument: { query: versionQuery, reply: itemReply(draft) },
  previewDocument: { query: previewQuery, reply: itemReply(preview) },
  setEditor: { body: editorChange, reply: itemReply(volunteerWithDetails) },

  readSyncState: { reply: itemReply(syncState) },
  readDiskSpace: { reply: itemReply(z.array(disk)) },
  readOverdueJobs: { reply: itemReply(overdueJobs) },
} as const satisfies Record<EndpointName, Schemas>;

type Contract = typeof contract;
type SchemaOf<Name extends EndpointName, Key extends string> = Contract[Name] extends {
  [K in Key]: infer Shape extends z.ZodType;
}
  ? Shape
  : z.ZodUndefined;

export type QueryOf<Name extends EndpointName> = z.output<SchemaOf<Name, 'query'>>;
export type BodyOf<Name extends EndpointName> = z.output<SchemaOf<Name, 'body'>>;
export type ReplyOf<Name extends EndpointName> =
  Contract[Name]['reply'] extends z.ZodType<infer Reply extends object> ? Reply : FileReply;

export type FileEndpoint = {
  [Name in EndpointName]: Contract[Name]['reply'] extends FileFormats ? Name : never;
}[EndpointName];
export type JsonEndpoint = Exclude<EndpointName, FileEndpoint>;
