import { MAX_COLUMNS, MAX_ROWS } from '#domain/statistics/dimensions.ts';
import {
  AGE_DIFFERENCE,
  MAX_POSSIBLE_DUPLICATES,
} from '#domain/surveys/duplicates/possible-duplicate.ts';
import { MAX_VERSIONS } from '#domain/surveys/history-schema.ts';
import { MAX_OPERATION_RESULTS } from '#domain/surveys/outbox/operation-kind.ts';
import { UNDO_SECONDS } from '#domain/surveys/survey.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

const survey = {
  survey_type: 'adult',
  name: 'Sunita Devi Kushwaha',
  gender: 'female',
  category: 'obc',
  age: 34,
  correspondence_address: 'Room 14, Ganesh Chawl, Dharavi',
  same_address: true,
  city: 'Mumbai',
  mobile_no: '5231044718',
  aadhar_no: '041288301234',
  employed: true,
  income: 8500,
};

export const surveyEndpointDocs = {
  listOwnSurveys: {
    tag: 'Survey entries',
    summary: 'List one’s own entries',
    description:
      'Entries of whoever asks, without deleted ones. Identity numbers are masked. The search looks for every word in name, parents, mobile or other number, city, constituency, addresses or school, or for a whole Aadhaar or document number. After the exact matches come those that sound alike, in any script.',
  },
  listSurveys: {
    tag: 'Survey entries',
    summary: 'List all entries',
    description: 'As above, of all volunteers. Only here can deleted entries be listed.',
  },
  exportSurveys: {
    tag: 'Survey entries',
    summary: 'Export entries',
    description:
      'The same entries in the same order, all of them, as CSV (RFC 4180, in UTF-8 with a byte order mark) or, with format=xlsx, as a workbook for Excel and LibreOffice, in which times are times. The first line has the names of the columns. Identity numbers are masked; what a spreadsheet would take for a formula has an apostrophe in front of it in CSV and is text in a workbook. Each export is recorded.',
  },
  readStatistics: {
    tag: 'Survey entries',
    summary: 'Count entries (statistics)',
    description: `Live entries that the filters choose, by rows and, if asked for, by columns. Places count with the spellings that an admin has made one place. Employment counts adults only, class and school type children only. Of places and volunteers the smallest beyond ${MAX_ROWS} rows or ${MAX_COLUMNS} columns are one group, whose value is null.`,
  },
  exportStatistics: {
    tag: 'Survey entries',
    summary: 'Export statistics',
    description:
      'As CSV or, with format=xlsx, as a workbook, with totals. Counts below 5, or below 10 where caste, disability, age, schooling or employment is part of the question, are replaced by an asterisk, and so are others from which they could be computed. Each export is recorded.',
  },
  createSurvey: {
    tag: 'Survey entries',
    summary: 'Record an entry',
    description:
      'It belongs to whoever records it; an admin may name an active volunteer. Either aadhar_no or other_document_no with its type is needed; a child also needs a parent’s name, class and current_school. With an Idempotency-Key the same request sent again gets the first answer again. aadhar_sealed and other_document_sealed take the numbers encrypted to the key that GET /store names, and recorded_at when a device without a network recorded the entry.',
    example: survey,
    requiredFields: ['name', 'gender', 'category', 'correspondence_address', 'age', 'mobile_no'],
    failures: ['keyReused', 'surveyErased', 'versionDamaged'],
  },
  readSurvey: {
    tag: 'Survey entries',
    summary: 'Read an entry',
    description:
      'For its owner and for admins, with the identity numbers whole; each such reading is recorded. Where it cannot be, as on a full disk, they are masked and numbers_withheld is true. A deleted entry is there for admins only.',
    failures: ['forbidden', 'surveyNotFound', 'numberDamaged'],
  },
  readSurveyHistory: {
    tag: 'Survey entries',
    summary: 'Read the history of an entry',
    description: `Every version, newest first, of more than ${MAX_VERSIONS} the newest ${MAX_VERSIONS}: who, when, and which fields changed from what to what. Identity numbers are masked. For its owner and for admins; whose the entry was, and what it had from an entry whose merge was undone, is told to admins only.`,
    failures: ['forbidden', 'surveyNotFound', 'versionDamaged'],
  },
  revertSurvey: {
    tag: 'Survey entries',
    summary: 'Revert an entry to an earlier version',
    description:
      'Writes what that version held as a new one. Whose the entry is, and when it was recorded, stay as they are. A version with words of an entry whose merge was undone is put back by admins only.',
    example: { version: 1 },
    requiredFields: ['version'],
    failures: [
      'forbidden',
      'surveyNotFound',
      'versionNotFound',
      'nothingToPutBack',
      'versionDamaged',
    ],
  },
  updateSurvey: {
    tag: 'Survey entries',
    summary: 'Change an entry',
    description:
      'For its owner and for admins. Fields that are not sent keep their value, but the needed ones must be sent. A masked number that is sent back keeps the stored one; the reply has them masked. An edit that changes nothing makes no version and keeps version and ETag. With an Idempotency-Key the same request sent again gets the first answer again, also when the entry has changed since. Numbers may be sent encrypted, as in POST /surveys/create; recorded_at is ignored without device_offset_ms.',
    example: { ...survey, income: 9000 },
    requiredFields: ['name', 'gender', 'age', 'mobile_no'],
    failures: ['forbidden', 'surveyNotFound', 'keyReused', 'versionDamaged'],
  },
  deleteSurvey: {
    tag: 'Survey entries',
    summary: 'Delete an entry',
    description:
      'For its owner and for admins. The lists leave it out, and it can be restored. With an Idempotency-Key the same request sent again succeeds again.',
    failures: ['forbidden', 'surveyNotFound', 'keyReused', 'versionDamaged'],
  },
  undoDeleteSurvey: {
    tag: 'Survey entries',
    summary: 'Undo a deletion',
    example: { recorded_at: '2026-05-04T08:31:20.000Z', device_offset_ms: 0 },
    description: `For whoever deleted the entry, within ${UNDO_SECONDS} seconds. A device that sends it later says when it was asked for (recorded_at, device_offset_ms). With an Idempotency-Key the same request sent again gets the first answer again.`,
    failures: [
      'consentWithdrawn',
      'forbidden',
      'surveyNotFound',
      'notDeleted',
      'undoTooLate',
      'keyReused',
      'versionDamaged',
    ],
  },
  readOperationResults: {
    tag: 'Survey entries',
    summary: 'Read the results of idempotency keys',
    description: `For up to ${MAX_OPERATION_RESULTS} keys: which entry and version each made, and how. Keys that are unknown, and those of others, are left out.`,
  },
  findPossibleDuplicates: {
    tag: 'Survey entries',
    summary: 'Find possible duplicates',
    description: `Of a draft, or any part of it. Up to ${MAX_POSSIBLE_DUPLICATES}, the strongest first: number is the same identity number; mobile the same mobile number, where name and gender do not say otherwise, as households share a phone; alike is a name that sounds alike, with the same place and gender and an age within ${AGE_DIFFERENCE} years. Of an entry that one may not read, only strength and own come, and the request is recorded. 300 such requests an hour are answered to an account; each that a volunteer sends with an identity number is one of them, whether it finds anything or not. id names the entry that is being changed.`,
    example: { name: 'सुनीता देवी', gender: 'female', age: 35, city: 'Khunti' },
    failures: ['tooManyLookUps'],
  },
  listPairs: {
    tag: 'Survey entries',
    summary: 'List pairs of possible duplicates',
    description:
      'Pairs that were found after an entry was recorded or changed: open ones, or with state those that were decided. An open pair with a kept_id was merged, and an edit of the merged entry has come since. search finds pairs by either entry. same_numbers names the identity numbers that are the same, as two masked ones may only look it. The strongest first, or by sort.',
  },
  decidePair: {
    tag: 'Survey entries',
    summary: 'Decide a pair of possible duplicates',
    description:
      'different: the pair does not come back unless one of the two changes, or open takes the decision back. merge: keep is the surviving entry. It gets the fields of the merged entry that fields names, by the merged entry’s id or by the values there. The merged entry is deleted and refers to the surviving one; restoring it undoes the merge. versions are those of the older and the newer entry that were compared: others are refused.',
    example: { decision: 'merge', keep: 407, fields: { age: 1846 } },
    requiredFields: ['decision'],
    failures: ['pairNotFound', 'pairDecided', 'staleVersion', 'numberDamaged'],
  },
  restoreSurvey: {
    tag: 'Survey entries',
    summary: 'Restore a deleted entry',
    description:
      'At any time after its deletion. Restoring a merged entry undoes the merge: the surviving entry loses the values of the merged entry, except in fields that were changed since.',
    failures: ['consentWithdrawn', 'surveyNotFound', 'notDeleted'],
  },
  eraseSurvey: {
    tag: 'Survey entries',
    summary: 'Erase a deleted entry',
    description:
      'With all its versions, corrections and pairs. Only its number stays, in the audit log and with its Idempotency-Keys: a creation that is repeated with one of them is answered 410. The password is the sender’s own.',
    example: { current_password: 'walks far' },
    requiredFields: ['current_password'],
    failures: ['surveyNotFound', 'notDeleted'],
  },
} satisfies Record<string, EndpointDocs>;
