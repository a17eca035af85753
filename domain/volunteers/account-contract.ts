import * as z from 'zod';
import type { EndpointName } from '../endpoints.ts';
import type { Schemas } from '../schemas/endpoint-schemas.ts';
import { emptyReply, itemReply, pageReply } from '../schemas/reply-schemas.ts';
import {
  codeConfirmation,
  recoveryCodes,
  secondFactorSetup,
  secondFactorState,
} from './second-factor-schema.ts';
import { ownSession } from './session-schema.ts';
import { activityQuery, volunteerActivity } from './volunteer-activity-schema.ts';
import {
  formerVolunteer,
  languageChange,
  linkedPassword,
  listedVolunteer,
  passwordChange,
  passwordConfirmation,
  passwordLink,
  signedInVolunteer,
  signIn,
  statusChange,
  volunteer,
  volunteerEdit,
  volunteerInput,
  volunteerQuery,
  volunteerWithDetails,
} from './volunteer-schema.ts';

export const accountContract = {
  signIn: {
    body: signIn,
    reply: z.strictObject({ token: z.string(), volunteer: signedInVolunteer }),
  },
  signOut: { reply: emptyReply },
  listOwnSessions: { reply: itemReply(z.array(ownSession)) },
  endOtherSessions: { body: passwordConfirmation, reply: emptyReply },
  endSessionsOfVolunteer: { reply: emptyReply },
  readSecondFactor: { reply: itemReply(secondFactorState) },
  beginSecondFactor: { body: passwordConfirmation, reply: itemReply(secondFactorSetup) },
  confirmSecondFactor: { body: codeConfirmation, reply: itemReply(recoveryCodes) },
  renewRecoveryCodes: { body: passwordConfirmation, reply: itemReply(recoveryCodes) },
  removeSecondFactor: { body: passwordConfirmation, reply: emptyReply },
  removeSecondFactorOfVolunteer: { body: passwordConfirmation, reply: emptyReply },
  changeOwnPassword: { body: passwordChange, reply: emptyReply },
  changeOwnLanguage: { body: languageChange, reply: emptyReply },
  createVolunteerPasswordLink: { reply: itemReply(passwordLink) },
  readPasswordLink: {
    body: linkedPassword.pick({ token: true }),
    reply: itemReply(z.strictObject({ name: z.string() })),
  },
  setPasswordByLink: {
    body: linkedPassword,
    reply: itemReply(z.strictObject({ email: z.string() })),
  },

  listVolunteers: {
    query: volunteerQuery,
    reply: pageReply(listedVolunteer).extend({ active: z.int() }),
  },
  createVolunteer: { body: volunteerInput, reply: itemReply(volunteer) },
  setVolunteerStatus: { body: statusChange, reply: itemReply(volunteer) },
  deleteVolunteer: { reply: emptyReply },
  readVolunteer: { reply: itemReply(volunteerWithDetails) },
  readVolunteerActivity: { query: activityQuery, reply: itemReply(volunteerActivity) },
  listFormerVolunteers: { reply: itemReply(z.array(formerVolunteer)) },
  readFormerVolunteer: { reply: itemReply(formerVolunteer) },
  restoreVolunteer: { reply: itemReply(volunteer) },
  updateVolunteer: { body: volunteerEdit, reply: itemReply(volunteer) },
} as const satisfies Partial<Record<EndpointName, Schemas>>;
