import * as z from 'zod';
import { UUID_LENGTH } from '../ids.ts';
import { choice, text } from '../schemas/field-schemas.ts';
import { namedId } from '../schemas/reply-schemas.ts';
import { MAX_LENGTHS } from '../surveys/survey.ts';
import {
  CONSENT_GIVERS,
  CONSENT_KINDS,
  CONSENT_LANGUAGES,
  GUARDIAN_PROOFS,
  GUARDIAN_RELATIONS,
  MAX_CONSENT_NOTE,
  NOTICE_WAYS,
} from './consent.ts';

export const consentInput = z.strictObject({
  consent_notice: text(UUID_LENGTH),
  consent_by: choice(CONSENT_GIVERS),
  consent_way: choice(NOTICE_WAYS),
  consent_language: choice(CONSENT_LANGUAGES),
  guardian_relation: choice(GUARDIAN_RELATIONS),
  guardian_name: text(MAX_LENGTHS.name),
  guardian_proof: choice(GUARDIAN_PROOFS),
});
export type ConsentInput = z.infer<typeof consentInput>;

export const withdrawalInput = z.strictObject({ note: text(MAX_CONSENT_NOTE) });

export const consent = z.strictObject({
  id: z.int(),
  kind: z.enum(CONSENT_KINDS),
  notice: z.int().nullable(),
  by: z.enum(CONSENT_GIVERS).nullable(),
  way: z.enum(NOTICE_WAYS).nullable(),
  language: z.enum(CONSENT_LANGUAGES).nullable(),
  guardian: z
    .strictObject({
      name: z.string(),
      relation: z.enum(GUARDIAN_RELATIONS),
      proof: z.enum(GUARDIAN_PROOFS),
    })
    .nullable(),
  note: z.string(),
  recorded_by: namedId,
  recorded_at: z.iso.datetime(),
});
export type Consent = z.infer<typeof consent>;

export const consents = z.strictObject({
  /** Null: nobody has asked. */
  state: z.enum(['given', 'withdrawn']).nullable(),
  by: z.enum(CONSENT_GIVERS).nullable(),
  /** The oldest first; an admin also gets those of entries that were merged into this one. */
  consents: z.array(consent),
});
