// Snapshots in JSON. Earlier releases may have written them: later fields are missing, and get the
// default that the migration gave to existing rows.
import * as z from 'zod';
import { problem } from '#domain/problems.ts';
import {
  CATEGORIES,
  CLASSES,
  GENDERS,
  OTHER_DOCUMENT_TYPES,
  SCHOOL_TYPES,
  SURVEY_TYPES,
} from '#domain/surveys/survey.ts';
import type { SurveySnapshot } from '../serialize.ts';

const text = z.string().default('');
const optionalText = z.string().nullable().default(null);
const sqlBoolean = z.literal([0, 1]).default(0);
const number = z.number().default(0);

const snapshotSchema = z.object({
  id: z.int(),
  uid: z.string(),
  volunteer_id: z.int(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: optionalText,
  deleted_by: z.int().nullable().default(null),
  survey_type: z.enum(SURVEY_TYPES).default('adult'),
  name: text,
  gender: z.enum(GENDERS).default('other'),
  category: z.enum(CATEGORIES).default('others'),
  age: number,
  correspondence_address: text,
  permanent_address: text,
  same_address: sqlBoolean,
  city: text,
  constituency: text,
  mobile_no: text,
  other_no: text,
  aadhar_sealed: optionalText,
  aadhar_index: optionalText,
  aadhar_last4: optionalText,
  other_document_type: z.enum(OTHER_DOCUMENT_TYPES).nullable().default(null),
  other_document_sealed: optionalText,
  other_document_index: optionalText,
  other_document_last4: optionalText,
  physically_disabled: sqlBoolean,
  employed: sqlBoolean,
  income: number,
  senior_citizen: sqlBoolean,
  class: z.enum(CLASSES).nullable().default(null),
  father_name: text,
  mother_name: text,
  current_school: text,
  school_type: z.enum(SCHOOL_TYPES).nullable().default(null),
  disability: text,
}) satisfies z.ZodType<SurveySnapshot>;

interface StoredVersion {
  survey_id: number;
  version: number;
  snapshot: string;
}

/** @throws Problem versionDamaged when the JSON does not match the schema */
export function readSnapshot({ survey_id, version, snapshot }: StoredVersion): SurveySnapshot {
  const { data, error } = snapshotSchema.safeParse(parsed(snapshot));
  if (data) return data;
  // Only the names of the fields, as the values are personal data.
  const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
  const cause = new Error(`version ${version} of entry ${survey_id} is damaged: ${fields}`);
  throw problem('versionDamaged', { cause });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
