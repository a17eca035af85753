// Identity numbers are encrypted, indexed by a keyed hash, and masked.

import { pick } from '#domain/collections/pick.ts';
import { problem } from '#domain/problems.ts';
import { isAadhaar, isMasked, maskAadhaar } from '#domain/surveys/aadhaar.ts';
import { lastOfDocumentNumber, maskDocumentNumber } from '#domain/surveys/other-document.ts';
import type { OtherDocumentType } from '#domain/surveys/survey.ts';
import type { Survey, SurveyInput } from '#domain/surveys/survey-schema.ts';
import { normaliseDocumentNumber } from '#domain/text/document-number.ts';
import { withoutDigitSeparators } from '#domain/text/text.ts';
import type { IdentityNumberIndexes } from '../../db/dialect.ts';
import type { SurveysTable } from '../../db/tables/surveys.ts';
import { tryDecrypt, type Vault } from '../../vault/vault.ts';

type AadhaarColumns = Pick<SurveysTable, 'aadhar_sealed' | 'aadhar_index' | 'aadhar_last4'>;
type DocumentColumns = Pick<
  SurveysTable,
  'other_document_type' | 'other_document_sealed' | 'other_document_index' | 'other_document_last4'
>;
export type IdentityColumns = AadhaarColumns & DocumentColumns & Pick<SurveysTable, 'uid'>;

type LastDigits = Pick<SurveysTable, 'aadhar_last4' | 'other_document_last4'>;
export type IdentityNumbers = Pick<Survey, 'aadhar_no' | 'other_document_no'>;

const NO_AADHAAR = { aadhar_sealed: null, aadhar_index: null, aadhar_last4: null };
const NO_DOCUMENT = {
  other_document_type: null,
  other_document_sealed: null,
  other_document_index: null,
  other_document_last4: null,
};
export const aadhaarLocation = (uid: string) => `surveys|${uid}|aadhar_no`;
export const documentLocation = (uid: string) => `surveys|${uid}|other_document_no`;

export const aadhaarIndex = (vault: Vault, text: string) =>
  vault.index(withoutDigitSeparators(text), 'aadhaar');
export const documentNumberIndex = (vault: Vault, text: string) =>
  vault.index(normaliseDocumentNumber(text), 'document');

export function numbersSearched(vault: Vault, search: string): IdentityNumberIndexes {
  const digits = withoutDigitSeparators(search);
  return {
    aadhaarIndex: isAadhaar(digits) ? aadhaarIndex(vault, digits) : undefined,
    documentNumberIndex: normaliseDocumentNumber(search)
      ? documentNumberIndex(vault, search)
      : undefined,
  };
}

/** Numbers that are missing in the input, masked or unchanged keep their stored columns. */
export function encryptNumbers(
  vault: Vault,
  uid: string,
  input: SurveyInput,
  before: IdentityColumns | undefined,
): AadhaarColumns & DocumentColumns {
  return {
    ...encryptAadhaar(vault, uid, input.aadhar_no, before),
    ...encryptDocumentNumber(vault, uid, input, before),
  };
}

function encryptAadhaar(
  vault: Vault,
  uid: string,
  sent: string | undefined,
  before: IdentityColumns | undefined,
): AadhaarColumns {
  const location = aadhaarLocation(uid);
  // No two encryptions are equal, so the number is decrypted to compare. A damaged number equals none.
  if (
    before &&
    (sent === undefined ||
      isMasked(sent) ||
      tryDecrypt(vault, before.aadhar_sealed, location) === sent)
  ) {
    return pick(before, ['aadhar_sealed', 'aadhar_index', 'aadhar_last4']);
  }
  if (!sent) return NO_AADHAAR;
  return {
    aadhar_sealed: vault.encrypt(sent, location),
    aadhar_index: aadhaarIndex(vault, sent),
    aadhar_last4: sent.slice(-4),
  };
}

function encryptDocumentNumber(
  vault: Vault,
  uid: string,
  input: SurveyInput,
  before: IdentityColumns | undefined,
): DocumentColumns {
  const sent = input.other_document_no;
  const type: OtherDocumentType | null =
    input.other_document_type || before?.other_document_type || null;
  const location = documentLocation(uid);
  const isUnchanged =
    sent === undefined ||
    (before &&
      (sent === maskedDocument(before) ||
        tryDecrypt(vault, before.other_document_sealed, location) === sent));
  if (before && isUnchanged) {
    return {
      other_document_type: before.other_document_sealed ? type : null,
      ...pick(before, ['other_document_sealed', 'other_document_index', 'other_document_last4']),
    };
  }
  if (!sent) return NO_DOCUMENT;
  return {
    other_document_type: type,
    other_document_sealed: vault.encrypt(sent, location),
    ...documentColumns(vault, sent),
  };
}

function documentColumns(vault: Vault, number: string) {
  return {
    other_document_index: documentNumberIndex(vault, number),
    other_document_last4: lastOfDocumentNumber(number),
  };
}

export function indexedDocument(
  vault: Vault,
  { uid, other_document_sealed }: IdentityColumns,
): Partial<ReturnType<typeof documentColumns>> {
  const number = tryDecrypt(vault, other_document_sealed, documentLocation(uid));
  return number === undefined ? {} : documentColumns(vault, number);
}

export function maskedNumbers(row: LastDigits): IdentityNumbers {
  return {
    aadhar_no: row.aadhar_last4 === null ? null : maskAadhaar(row.aadhar_last4),
    other_document_no: maskedDocument(row),
  };
}

function maskedDocument(row: LastDigits): string | null {
  return row.other_document_last4 === null ? null : maskDocumentNumber(row.other_document_last4);
}

export function decryptNumbers(vault: Vault, row: IdentityColumns): IdentityNumbers {
  const { uid, aadhar_sealed, other_document_sealed } = row;
  return {
    aadhar_no: aadhar_sealed && decrypt(vault, aadhar_sealed, aadhaarLocation(uid)),
    other_document_no:
      other_document_sealed && decrypt(vault, other_document_sealed, documentLocation(uid)),
  };
}

/** @throws Problem numberDamaged when the stored text does not decrypt */
function decrypt(vault: Vault, encrypted: string, location: string): string {
  try {
    return vault.decrypt(encrypted, location);
  } catch (cause) {
    // The location has only the row's uid, so nothing personal gets into the log.
    throw problem('numberDamaged', { cause: new Error(`${location} cannot be opened`, { cause }) });
  }
}
