// Every call once: the server binds its handlers to it, the browser calls through it, the tests of
// permissions walk it. Paths are under /server/api; `also` is the spec's second path of a call.
import * as z from 'zod';
import { paginationShape, surveyQuery, volunteerQuery } from './list-shape.ts';
import { survey, surveyDraft } from './survey-shape.ts';
import {
  passwordChange,
  signIn,
  statusChange,
  volunteer,
  volunteerDraft,
} from './volunteer-shape.ts';

export const API_ROOT = '/server/api';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Who = 'anyone' | 'volunteer' | 'admin';

interface Address {
  method: Method;
  /** `:id` in the path, or the query parameter `id` where the path has none. */
  path: string;
}

export interface Call extends Address {
  also?: Address;
  who: Who;
  /** The call is about one thing, named by its id. */
  one?: boolean;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  status?: 201;
}

const one = <Shape extends z.ZodType>(shape: Shape) => z.strictObject({ data: shape });
const pageOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ data: z.array(shape), pagination: paginationShape });
const done = z.strictObject({});

export const contract = {
  signIn: {
    method: 'POST',
    path: '/volunteers/login',
    who: 'anyone',
    body: signIn,
    reply: z.strictObject({ token: z.string(), volunteer }),
  },
  signOut: { method: 'POST', path: '/volunteers/logout', who: 'volunteer', reply: done },
  changeOwnPassword: {
    method: 'PUT',
    path: '/volunteers/me/password',
    who: 'volunteer',
    body: passwordChange,
    reply: done,
  },
  listVolunteers: {
    method: 'GET',
    path: '/volunteers',
    who: 'admin',
    query: volunteerQuery,
    reply: pageOf(volunteer),
  },
  createVolunteer: {
    method: 'POST',
    path: '/volunteers/create',
    who: 'admin',
    body: volunteerDraft,
    reply: one(volunteer),
    status: 201,
  },
  setVolunteerStatus: {
    method: 'PATCH',
    path: '/volunteers/status',
    who: 'admin',
    one: true,
    body: statusChange,
    reply: one(volunteer),
  },
  deleteVolunteer: {
    method: 'DELETE',
    path: '/volunteers/delete',
    also: { method: 'DELETE', path: '/volunteers/:id' },
    who: 'admin',
    one: true,
    reply: done,
  },
  readVolunteer: {
    method: 'GET',
    path: '/volunteers/:id',
    who: 'admin',
    one: true,
    reply: one(volunteer),
  },
  updateVolunteer: {
    method: 'PUT',
    path: '/volunteers/:id',
    who: 'admin',
    one: true,
    body: volunteerDraft,
    reply: one(volunteer),
  },
  listOwnSurveys: {
    method: 'GET',
    path: '/surveys/volunteer',
    who: 'volunteer',
    query: surveyQuery,
    reply: pageOf(survey),
  },
  listSurveys: {
    method: 'GET',
    path: '/surveys',
    who: 'admin',
    query: surveyQuery,
    reply: pageOf(survey),
  },
  createSurvey: {
    method: 'POST',
    path: '/surveys/create',
    who: 'volunteer',
    body: surveyDraft,
    reply: one(survey),
    status: 201,
  },
  readSurvey: {
    method: 'GET',
    path: '/surveys/get',
    who: 'volunteer',
    one: true,
    reply: one(survey),
  },
  updateSurvey: {
    method: 'PUT',
    path: '/surveys/get',
    also: { method: 'PUT', path: '/surveys/:id' },
    who: 'volunteer',
    one: true,
    body: surveyDraft,
    reply: one(survey),
  },
  deleteSurvey: {
    method: 'DELETE',
    path: '/surveys/get',
    who: 'volunteer',
    one: true,
    reply: done,
  },
  undoDeleteSurvey: {
    method: 'POST',
    path: '/surveys/undo-delete',
    who: 'volunteer',
    one: true,
    reply: one(survey),
  },
  restoreSurvey: {
    method: 'POST',
    path: '/surveys/restore',
    who: 'admin',
    one: true,
    reply: one(survey),
  },
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;

type Part<Name extends CallName, Key extends string> = Contract[Name] extends {
  [K in Key]: infer Shape extends z.ZodType;
}
  ? Shape
  : z.ZodUndefined;

/** What a handler is given, and what it gives back. */
export type QueryOf<Name extends CallName> = z.output<Part<Name, 'query'>>;
export type BodyOf<Name extends CallName> = z.output<Part<Name, 'body'>>;
export type ReplyOf<Name extends CallName> = z.output<Contract[Name]['reply']>;
