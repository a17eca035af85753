// Snapshots of earlier releases lack later fields, which get the default that the migration gave to existing rows.
import * as z from 'zod';
import { problem } from '#domain/problems.ts';
import type { SurveyField } from '#domain/surveys/field-kinds.ts';
import { fieldOf, mapFields, PLAIN_FIELDS, type PlainFieldName } from '#domain/surveys/fields.ts';
import { parseJson } from '../../db/columns/parse-json.ts';
import type { FieldColumns } from '../../db/tables/surveys.ts';
import type { SurveySnapshot } from '../survey-columns.ts';

const optionalText = z.string().nullable().default(null);

type ColumnShape = { [Name in PlainFieldName]: z.ZodType<FieldColumns[Name]> };

const snapshotSchema = z.object({
  id: z.int(),
  uid: z.string(),
  volunteer_id: z.int(),
  version: z.int(),
  recorded_at: optionalText,
  household_id: optionalText,
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: optionalText,
  deleted_by: z.int().nullable().default(null),
  aadhar_sealed: optionalText,
  aadhar_index: optionalText,
  aadhar_last4: optionalText,
  other_document_sealed: optionalText,
  other_document_index: optionalText,
  other_document_last4: optionalText,
  ...mapFields<ColumnShape, PlainFieldName>(PLAIN_FIELDS, (name) => columnSchema(fieldOf(name))),
}) satisfies z.ZodType<SurveySnapshot>;

function columnSchema(field: SurveyField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'digits':
      return z.string().default('');
    case 'number':
      return z.number().default(0);
    case 'yesNo':
      return z.literal([0, 1]).default(0);
    case 'choice': {
      const value = z.enum(field.values);
      return field.fallback === null
        ? value.nullable().default(null)
        : value.default(field.fallback);
    }
  }
}

interface StoredVersion {
  survey_id: number;
  version: number;
  snapshot: string;
}

/** @throws Problem versionDamaged when the JSON does not match the schema */
export function readSnapshot({ survey_id, version, snapshot }: StoredVersion): SurveySnapshot {
  const { data, error } = snapshotSchema.safeParse(parseJson(snapshot));
  if (data) return data;
  // The values are personal data, so only the names of the fields are logged.
  const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
  const cause = new Error(`version ${version} of entry ${survey_id} is damaged: ${fields}`);
  throw problem('versionDamaged', { cause });
}
