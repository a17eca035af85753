import type { ExpressionBuilder } from 'kysely';
import { enquiryDetails, type ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import type { EnquiryRow } from '../db/tables/enquiries.ts';
import type { Tables } from '../db/tables.ts';
import { maskedPan } from './pan-columns.ts';

export type LinkedEnquiryRow = EnquiryRow & LinkedNames;

interface LinkedNames {
  handler_name: string | null;
  survey_name: string | null;
  volunteer_name: string | null;
}

/** Of whom and what the enquiry is linked to. */
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
  ] as const;
}

/** @param pan masked unless its reading is recorded */
export function toApiEnquiry(row: LinkedEnquiryRow, pan = maskedPan(row)): ReceivedEnquiry {
  const { id, name, phone, email, address, message, created_at, read_at } = row;
  const { kind, state, handled_at, note, deleted_at, version } = row;
  const details = row.details && enquiryDetails.parse(JSON.parse(row.details));
  return {
    ...{ id, name, phone, email, address, message, created_at, is_read: read_at !== null },
    ...{ kind, state, handled_at, note, deleted_at, version },
    ...(details && { details: { ...details, ...(pan && { pan }) } }),
    handled_by: linkTo(row.handled_by, row.handler_name),
    survey: linkTo(row.survey_id, row.survey_name),
    volunteer: linkTo(row.volunteer_id, row.volunteer_name),
  };
}

function linkTo(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null ? null : { id, name: name ?? '' };
}
