// What goes into every call of calls.ts and what comes out of it. The server reads requests by these
// shapes, the tests hold every reply against them, the browser takes their types.
import * as z from 'zod';
import type { CallName } from './endpoints.ts';
import { query, readChange } from './enquiry-schema.ts';
import { surveyVersion, versionChoice } from './history-schema.ts';
import { image, imageWords, removedImage } from './image-schema.ts';
import {
  adminSurveyQuery,
  exportQuery,
  paginationShape,
  queryQuery,
  surveyQuery,
  volunteerQuery,
} from './list-schema.ts';
import { disk } from './storage-schema.ts';
import { survey, surveyDraft, wholeSurvey } from './survey-schema.ts';
import { activityQuery, volunteerActivity } from './volunteer-activity-schema.ts';
import {
  listedVolunteer,
  passwordChange,
  signIn,
  statusChange,
  volunteer,
  volunteerDraft,
} from './volunteer-schema.ts';

export interface Shapes {
  query?: z.ZodType;
  body?: z.ZodType;
  /** Beside `success: true`; or a file. */
  reply: z.ZodType | 'csv';
}

/** A table for a spreadsheet, written while it is sent. */
export interface CsvFile {
  filename: string;
  text: AsyncIterable<string>;
}

const one = <Shape extends z.ZodType>(shape: Shape) => z.strictObject({ data: shape });
const pageOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ data: z.array(shape), pagination: paginationShape });
const done = z.strictObject({});
const surveyPage = pageOf(survey).extend({
  /** Of everything that matches, whichever type is asked for. */
  counts: z.strictObject({ adult: z.int(), child: z.int() }),
});

export const contract = {
  signIn: { body: signIn, reply: z.strictObject({ token: z.string(), volunteer }) },
  signOut: { reply: done },
  changeOwnPassword: { body: passwordChange, reply: done },

  listVolunteers: {
    query: volunteerQuery,
    reply: pageOf(listedVolunteer).extend({ active: z.int() }),
  },
  createVolunteer: { body: volunteerDraft, reply: one(volunteer) },
  setVolunteerStatus: { body: statusChange, reply: one(volunteer) },
  deleteVolunteer: { reply: done },
  readVolunteer: { reply: one(volunteer) },
  readVolunteerActivity: { query: activityQuery, reply: one(volunteerActivity) },
  updateVolunteer: { body: volunteerDraft, reply: one(volunteer) },

  listOwnSurveys: { query: surveyQuery, reply: surveyPage },
  listSurveys: { query: adminSurveyQuery, reply: surveyPage },
  exportSurveys: { query: exportQuery, reply: 'csv' },
  createSurvey: { body: surveyDraft, reply: one(survey) },
  readSurvey: { reply: one(wholeSurvey) },
  updateSurvey: { body: surveyDraft, reply: one(survey) },
  deleteSurvey: { reply: done },
  undoDeleteSurvey: { reply: one(survey) },
  restoreSurvey: { reply: one(survey) },
  readSurveyHistory: { reply: one(z.array(surveyVersion)) },
  putBackSurvey: { body: versionChoice, reply: one(survey) },

  listQueries: {
    query: queryQuery,
    reply: pageOf(query).extend({ unread: z.int() }),
  },
  setQueryRead: { body: readChange, reply: one(query) },
  deleteQuery: { reply: done },

  listImages: { reply: one(z.array(image)) },
  uploadImage: { reply: one(image).extend({ removed: removedImage.nullable() }) },
  describeImage: { body: imageWords, reply: one(image) },
  deleteImage: { reply: one(removedImage) },
  listRemovedImages: { reply: one(z.array(removedImage)) },
  restoreImage: { reply: one(image).extend({ removed: removedImage.nullable() }) },
  eraseImage: { reply: done },

  readStorage: { reply: one(z.array(disk)) },
} as const satisfies Record<CallName, Shapes>;

type Contract = typeof contract;
type Part<Name extends CallName, Key extends string> = Contract[Name] extends {
  [K in Key]: infer Shape extends z.ZodType;
}
  ? Shape
  : z.ZodUndefined;

/** What a handler is given, and what it gives back. */
export type QueryOf<Name extends CallName> = z.output<Part<Name, 'query'>>;
export type BodyOf<Name extends CallName> = z.output<Part<Name, 'body'>>;
export type ReplyOf<Name extends CallName> =
  Contract[Name]['reply'] extends z.ZodType<infer Reply extends object> ? Reply : CsvFile;

/** The calls that answer a file. */
export type FileCall = {
  [Name in CallName]: Contract[Name]['reply'] extends 'csv' ? Name : never;
}[CallName];
export type JsonCall = Exclude<CallName, FileCall>;
