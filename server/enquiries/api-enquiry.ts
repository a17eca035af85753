import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod';
import {
  type EnquiryDetails,
  enquiryDetails,
  type ReceivedEnquiry,
} from '#domain/enquiries/enquiry-schema.ts';
import { readStoredJson } from '../db/columns/stored-json.ts';
import { namedIdOf } from '../db/named-id.ts';
import type { EnquiryRow } from '../db/tables/enquiries.ts';
import type { Tables } from '../db/tables.ts';
import type { Log } from '../log.ts';
import { maskedPan } from './pan-columns.ts';

const storedDetails = z.object(enquiryDetails.shape);

export type LinkedEnquiryRow = EnquiryRow & LinkedNames;

interface LinkedNames {
  handler_name: string | null;
  survey_name: string | null;
  volunteer_name: string | null;
  donation_id: number | null;
}

export function linkedNames(enquiries: ExpressionBuilder<Tables, 'enquiries'>) {
  const volunteer = (column: 'enquiries.handled_by' | 'enquiries.volunteer_id') =>
    enquiries
      .selectFrom('volunteers')
      .select('volunteers.name')
      .whereRef('volunteers.id', '=', column);
  return [
    volunteer('enquiries.handled_by').as('handler_name'),
    volunteer('enquiries.volunteer_id').as('volunteer_name'),
    enquiries
      .selectFrom('surveys')
      .select('surveys.name')
      .whereRef('surveys.id', '=', 'enquiries.survey_id')
      .as('survey_name'),
    enquiries
      .selectFrom('donations')
      .select('donations.id')
      .whereRef('donations.query_id', '=', 'enquiries.id')
      .as('donation_id'),
  ] as const;
}

/** @param pan masked unless its reading is recorded */
export function toApiEnquiry(
  row: LinkedEnquiryRow,
  log: Log,
  pan = maskedPan(row),
): ReceivedEnquiry {
  const details = readDetails(row, log);
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: row.address,
    message: row.message,
    created_at: row.created_at,
    is_read: row.read_at !== null,
    kind: row.kind,
    state: row.state,
    handled_at: row.handled_at,
    note: row.note,
    deleted_at: row.deleted_at,
    version: row.version,
    ...(details && { details: { ...details, ...(pan && { pan }) } }),
    handled_by: namedIdOf(row.handled_by, row.handler_name),
    survey: namedIdOf(row.survey_id, row.survey_name),
    volunteer: namedIdOf(row.volunteer_id, row.volunteer_name),
    ...(row.kind === 'receipt' && { donation_id: row.donation_id }),
  };
}

/** @returns undefined if there are none, or they are damaged */
export function readDetails(
  { id, details }: Pick<EnquiryRow, 'id' | 'details'>,
  log: Log,
): EnquiryDetails | undefined {
  if (details === null) return undefined;
  return readStoredJson(storedDetails, { json: details, column: 'enquiries.details', id }, log);
}
