import { randomUUID } from 'node:crypto';
import { maskDonorId } from '#domain/donations/donor-id.ts';
import { lastOfDocumentNumber } from '#domain/surveys/other-document.ts';
import { normaliseDocumentNumber } from '#domain/text/document-number.ts';
import type { EnquiryRow } from '../db/tables/enquiries.ts';
import { tryDecrypt, type Vault } from '../vault/vault.ts';

type PanColumns = Pick<EnquiryRow, 'uid' | 'pan_sealed' | 'pan_last4'>;

export const panLocation = (uid: string) => `enquiries|${uid}|pan`;

export function panColumns(vault: Vault, pan: string): PanColumns {
  if (pan === '') return { uid: null, pan_sealed: null, pan_last4: null };
  const uid = randomUUID();
  const number = normaliseDocumentNumber(pan);
  return {
    uid,
    pan_sealed: vault.encrypt(number, panLocation(uid)),
    pan_last4: lastOfDocumentNumber(number),
  };
}

export function maskedPan({ pan_last4 }: PanColumns): string | undefined {
  return pan_last4 === null ? undefined : maskDonorId(pan_last4);
}

/** @returns undefined when there is none, or it is damaged */
export function decryptPan(vault: Vault, { uid, pan_sealed }: PanColumns): string | undefined {
  return uid === null ? undefined : tryDecrypt(vault, pan_sealed, panLocation(uid));
}
