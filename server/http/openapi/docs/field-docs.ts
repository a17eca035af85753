import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '#domain/paging.ts';
import { MAX_OPERATION_RESULTS } from '#domain/surveys/outbox/operation-kind.ts';
import { MAX_RECORDED_DAYS } from '#domain/surveys/outbox/recorded-at.ts';
import {
  AADHAAR_DIGITS,
  AGE,
  DEFAULT_SCHOOL_TYPE,
  INCOME,
  MOBILE_DIGITS,
  SENIOR_AGE,
} from '#domain/surveys/survey.ts';
import { PASSWORD_MIN_LENGTH } from '#domain/volunteers/volunteer.ts';

const passwordDescription = `A new one has at least ${PASSWORD_MIN_LENGTH} characters, or as many as the operator asks for; where the operator wants it so, none that many people use or that is made of names`;

export const parameterDescriptions: Record<string, string> = {
  page: 'From 1. A page past the end is empty.',
  limit: `How many on a page; more than ${MAX_PAGE_SIZE} are ${MAX_PAGE_SIZE}.`,
  format: 'Of the file: csv by default.',
  sort: 'date_new or date_old: the newest or the oldest first. recorded, changed, name, age: in rising order, with a minus in front in falling order.',
  recorded_from: 'A day in India, such as 2026-11-01.',
  recorded_to: 'A day in India, which is part of the list.',
  field: 'constituency or city; without it constituency.',
  place:
    'A city or constituency as somebody typed it, in any case, with the spellings that an admin has made one place.',
  gender: 'Only these.',
  category: 'Only these.',
  age_from: 'In years.',
  age_to: 'In years, which are part of the list.',
  disabled: 'yes or no.',
  employed: 'yes or no, among adults.',
  income_from: 'Rupees a month, among adults.',
  income_to: 'Rupees a month, among adults.',
  school_type: 'Only children at such a school.',
  correction: 'Only entries that wait for their volunteer’s correction, or that came back.',
  household: 'Only the entries of one household.',
  consent:
    'Only entries whose person has agreed, was not asked, or has withdrawn. Withdrawn ones are deleted: status=deleted.',
  duplicates: 'Only entries of a pair that nobody has decided.',
  search: `Plain text in any case and script; the first ${MAX_SEARCH_LENGTH} characters of it. Of entries: every word, in any order and field; a phone number however it is written; \`#407\` for the entry 407; four digits also for the end of an identity number. What only sounds alike comes last.`,
  status: 'Only these. Without it: live entries; volunteers and queries of every status.',
  volunteer_id: 'Only what this volunteer has collected.',
  keys: `Idempotency keys, separated by commas; at most ${MAX_OPERATION_RESULTS}.`,
  locale: 'The language of the words. Listing documents without it: all languages.',
  state: 'Only these; without it the open ones.',
  version: 'Of the published words; 0 is the words as delivered.',
  rows: 'What the rows are; without it constituency. week and month: when the entry was recorded, in India.',
  columns: 'What the columns are; without it there is one.',
  sees_entries: 'Without editors, who cannot be given entries, unless they are admins.',
  this_week: 'When the reader’s own week began, in UTC.',
};

export const bodyDescriptions: Record<string, string> = {
  age: `Whole years, ${AGE.min} to ${AGE.max}`,
  permanent_address: 'With same_address it is the correspondence address',
  mobile_no: `${MOBILE_DIGITS} digits; spaces and hyphens are taken away`,
  other_no: `${MOBILE_DIGITS} digits, or empty`,
  aadhar_no: `${AADHAAR_DIGITS} digits; masked in an edit: the stored one stays`,
  other_document_no: 'Masked in an edit: the stored one stays',
  aadhar_sealed: 'Encrypted as GET /store says; takes the place of aadhar_no',
  other_document_sealed: 'Encrypted as GET /store says; takes the place of other_document_no',
  recorded_at: `When the device recorded it, by the device’s clock. Never later than the request, nor more than ${MAX_RECORDED_DAYS} days before`,
  household_id: 'A UUID made by the device: entries with the same one are of one household',
  device_offset_ms: 'The server’s time minus the device’s, in milliseconds: added to recorded_at',
  consent_notice: 'The uid of the notice that was read to the person',
  consent_by: 'Who agrees. Of a child a guardian, who has a relation, a name and a proof',
  consent_way: 'How the person learned of the notice',
  consent_language: 'In which it was read or translated',
  guardian_proof:
    'How the sender knows who the guardian is: a document, details that the trust has, or a token such as DigiLocker’s',
  different_from: 'Entries or gifts that look like this one and are, so says the sender, others',
  income: `Rupees a month, ${INCOME.min} to ${INCOME.max}; 0 unless employed`,
  senior_citizen: `True from ${SENIOR_AGE} years, whatever is sent`,
  school_type: `Of a child, by default ${DEFAULT_SCHOOL_TYPE}`,
  volunteer_id: 'Whose entry it is. Read from an admin only, who must name an active volunteer',
  password: passwordDescription,
  new_password: passwordDescription,
  email: 'In any case',
};

export const replyDescriptions: Record<string, string> = {
  match: 'Of a search: `exact` if any entry of the list matches as typed, else `alike`',
  alike: 'Of a search: how many of the list only sound alike; they come last',
  address: 'A copy of correspondence_address',
  aadhar_no: 'Masked (XXXX XXXX 1234) except in the reading of one entry',
  other_document_no: 'Masked (XXXX2345) except in the reading of one entry',
  income: 'Rupees a month',
  volunteer_id: 'Who collected it',
  volunteer_name: 'Stays when the volunteer is deleted',
  version: 'Counts the changes; also the ETag',
  recorded_at: 'UTC; on the device, which may be before it reached the server',
  created_at: 'UTC; when it reached the server',
  count: 'Entries that wait on one device',
  since: 'When the first of them was recorded',
  reported_at: 'When the device last reported',
  updated_at: 'UTC',
  deleted_at: 'Null while it is live',
  token: 'Sent as Authorization: Bearer …',
  unread: 'How many nobody has read, on all pages',
  current_page: 'The one that was asked for',
  total_pages: '0 when nothing is found',
};
