// Request and reply schemas of the endpoints. The browser imports only their types.
import * as z from 'zod';
import type { EndpointName } from './endpoints.ts';
import { enquiry, readStatusChange } from './enquiries/enquiry-schema.ts';
import { altTextChange, focusChange, image, removedImage } from './images/image-schema.ts';
import {
  adminSurveyQuery,
  enquiryQuery,
  exportQuery,
  paginationSchema,
  surveyQuery,
  volunteerQuery,
} from './list-schema.ts';
import { disk } from './storage-schema.ts';
import { store } from './store-schema.ts';
import { surveyVersion, versionChoice } from './surveys/history-schema.ts';
import { receipt, receiptQuery } from './surveys/receipt-schema.ts';
import { fullSurvey, survey, surveyBody } from './surveys/survey-schema.ts';
import { activityQuery, volunteerActivity } from './volunteers/volunteer-activity-schema.ts';
import {
  languageChange,
  listedVolunteer,
  passwordChange,
  signedInVolunteer,
  signIn,
  statusChange,
  volunteer,
  volunteerDraft,
  volunteerWithWaiting,
} from './volunteers/volunteer-schema.ts';

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
  publication,
  published,
  versionQuery,
} from './website/website-schema.ts';

export interface Schemas {
  query?: z.ZodType;
  body?: z.ZodType;
  /** Sent beside `success: true`, or as a file. */
  reply: z.ZodType | 'csv';
}

export interface CsvFile {
  filename: string;
  text: AsyncIterable<string>;
}

const itemReply = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ data: schema });
const pageReply = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ data: z.array(schema), pagination: paginationSchema });
const emptyReply = z.strictObject({});
const surveyPage = pageReply(survey).extend({
  /** Totals for the search and filters, whichever type is asked for. */
  counts: z.strictObject({ adult: z.int(), child: z.int() }),
});

export const contract = {
  signIn: {
    body: signIn,
    reply: z.strictObject({ token: z.string(), volunteer: signedInVolunteer }),
  },
  signOut: { reply: emptyReply },
  changeOwnPassword: { body: passwordChange, reply: emptyReply },
  changeOwnLanguage: { body: languageChange, reply: emptyReply },

  listVolunteers: {
    query: volunteerQuery,
    reply: pageReply(listedVolunteer).extend({ active: z.int() }),
  },
  createVolunteer: { body: volunteerDraft, reply: itemReply(volunteer) },
  setVolunteerStatus: { body: statusChange, reply: itemReply(volunteer) },
  deleteVolunteer: { reply: emptyReply },
  readVolunteer: { reply: itemReply(volunteerWithWaiting) },
  readVolunteerActivity: { query: activityQuery, reply: itemReply(volunteerActivity) },
  updateVolunteer: { body: volunteerDraft, reply: itemReply(volunteer) },

  listOwnSurveys: { query: surveyQuery, reply: surveyPage },
  listSurveys: { query: adminSurveyQuery, reply: surveyPage },
  exportSurveys: { query: exportQuery, reply: 'csv' },
  createSurvey: { body: surveyBody, reply: itemReply(survey) },
  readSurvey: { reply: itemReply(fullSurvey) },
  updateSurvey: { body: surveyBody, reply: itemReply(survey) },
  deleteSurvey: { reply: emptyReply },
  undoDeleteSurvey: { reply: itemReply(survey) },
  readReceipts: { query: receiptQuery, reply: itemReply(z.array(receipt)) },
  restoreSurvey: { reply: itemReply(survey) },
  readSurveyHistory: { reply: itemReply(z.array(surveyVersion)) },
  revertSurvey: { body: versionChoice, reply: itemReply(survey) },

  listEnquiries: {
    query: enquiryQuery,
    reply: pageReply(enquiry).extend({ unread: z.int() }),
  },
  setEnquiryRead: { body: readStatusChange, reply: itemReply(enquiry) },
  deleteEnquiry: { reply: emptyReply },

  listImages: { reply: itemReply(z.array(image)) },
  uploadImage: { reply: itemReply(image).extend({ removed: removedImage.nullable() }) },
  describeImage: { body: altTextChange, reply: itemReply(image) },
  focusImage: { body: focusChange, reply: itemReply(image) },
  deleteImage: { reply: itemReply(removedImage) },
  listRemovedImages: { reply: itemReply(z.array(removedImage)) },
  restoreImage: { reply: itemReply(image).extend({ removed: removedImage.nullable() }) },
  eraseImage: { reply: emptyReply },

  listDocuments: { query: documentListQuery, reply: itemReply(z.array(listedDocument)) },
  readDocument: { query: localeQuery, reply: itemReply(documentDetails) },
  readDraft: { query: localeQuery, reply: itemReply(draft) },
  saveDraft: { query: localeQuery, body: documentBody, reply: itemReply(draft) },
  dropDraft: { query: localeQuery, reply: itemReply(draft) },
  publishDocument: { query: localeQuery, body: publication, reply: itemReply(published) },
  readDocumentHistory: { query: localeQuery, reply: itemReply(z.array(documentVersion)) },
  readDocumentVersion: { query: versionQuery, reply: itemReply(documentBody) },
  putBackDocument: { query: versionQuery, reply: itemReply(draft) },
  previewDocument: { query: localeQuery, reply: itemReply(preview) },
  setEditor: { body: editorChange, reply: itemReply(volunteerWithWaiting) },

  readStore: { reply: itemReply(store) },
  readStorage: { reply: itemReply(z.array(disk)) },
} as const satisfies Record<EndpointName, Schemas>;

type Contract = typeof contract;
type Part<Name extends EndpointName, Key extends string> = Contract[Name] extends {
  [K in Key]: infer Shape extends z.ZodType;
}
  ? Shape
  : z.ZodUndefined;

export type QueryOf<Name extends EndpointName> = z.output<Part<Name, 'query'>>;
export type BodyOf<Name extends EndpointName> = z.output<Part<Name, 'body'>>;
export type ReplyOf<Name extends EndpointName> =
  Contract[Name]['reply'] extends z.ZodType<infer Reply extends object> ? Reply : CsvFile;

export type FileEndpoint = {
  [Name in EndpointName]: Contract[Name]['reply'] extends 'csv' ? Name : never;
}[EndpointName];
export type JsonEndpoint = Exclude<EndpointName, FileEndpoint>;
