import type { CorrectionState } from '#domain/surveys/corrections/correction.ts';
import { fieldOf, mapFields, PLAIN_FIELDS, type PlainFieldName } from '#domain/surveys/fields.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { type IdentityNumbers, maskedNumbers } from './identity-numbers/identity-numbers.ts';
import type { SurveyRow } from './survey-columns.ts';

/** Lists must not need the keys, so no column is encrypted. */
export const listedColumns = [
  'surveys.id',
  ...PLAIN_FIELDS.map((name) => `surveys.${name}` as const),
  'surveys.aadhar_last4',
  'surveys.other_document_last4',
  'surveys.volunteer_id',
  'surveys.version',
  'surveys.recorded_at',
  'surveys.household_id',
  'surveys.created_at',
  'surveys.updated_at',
  'surveys.deleted_at',
] as const satisfies `surveys.${keyof SurveyRow}`[];
type Unprefixed<Name> = Name extends `surveys.${infer Column}` ? Column : never;
export type ListedRow = Pick<SurveyRow, Unprefixed<(typeof listedColumns)[number]>>;

type OwnedRow = ListedRow & {
  volunteer_name: string;
  volunteer_deleted_at?: string | null;
  correction?: CorrectionState | null;
};

/** @param numbers unmasked only for a single read that is audited */
export function toApiSurvey(row: OwnedRow, numbers: IdentityNumbers = maskedNumbers(row)): Survey {
  const fields = mapFields<Pick<Survey, PlainFieldName>, PlainFieldName>(PLAIN_FIELDS, (name) =>
    fieldOf(name).kind === 'yesNo' ? row[name] === 1 : row[name],
  );
  return {
    id: row.id,
    ...fields,
    ...numbers,
    address: row.correspondence_address,
    volunteer_id: row.volunteer_id,
    volunteer_name: row.volunteer_name,
    volunteer_gone: typeof row.volunteer_deleted_at === 'string',
    version: row.version,
    recorded_at: row.recorded_at ?? row.created_at,
    household_id: row.household_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
    ...(row.correction && { correction: row.correction }),
  };
}
