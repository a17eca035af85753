// Receipts name the trust by the published words of the website.
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { ReceiptIssuer } from '#domain/donations/donation-schema.ts';
import { ensure } from '#domain/problems.ts';
import { plainText } from '#domain/website/text/plain-text.ts';
import type { Tables } from '../db/tables.ts';
import type { WebsiteDocuments } from '../website/documents.ts';
import { listStates } from '../website/states.ts';
import { shownValue } from '../website/values.ts';

const text = z.string().catch('');
const registrations = z.object({
  legal_name: text,
  registration: text,
  pan: text,
  section_80g: z
    .object({ number: text, issued_on: text, valid_from: text, valid_until: text })
    .catch({ number: '', issued_on: '', valid_from: '', valid_until: '' }),
});
const facts = z.object({ address: text });

/** @throws Problem receiptNeedsName while the name is a placeholder */
export async function findReceiptIssuer(
  db: Kysely<Tables>,
  documents: WebsiteDocuments,
  receivedOn: string,
): Promise<ReceiptIssuer> {
  const { section_80g, ...trust } = await readRegistrations(db, documents);
  ensure(trust.legal_name !== '', 'receiptNeedsName');
  const { address } = facts.parse(await readWords(db, documents, 'facts'));
  const { number, issued_on, valid_until } = section_80g;
  return {
    ...trust,
    address: plainText(address),
    approval_80g: isValidOn(receivedOn, section_80g) ? { number, issued_on, valid_until } : null,
  };
}

/** @returns whether a published 80G approval was valid on that day */
export async function hasApproval(
  db: Kysely<Tables>,
  documents: WebsiteDocuments,
  receivedOn: string,
): Promise<boolean> {
  return isValidOn(receivedOn, await readApproval(db, documents));
}

/** @returns the published 80G approval; its fields are '' if they are not filled in */
export async function readApproval(db: Kysely<Tables>, documents: WebsiteDocuments) {
  return (await readRegistrations(db, documents)).section_80g;
}

async function readRegistrations(db: Kysely<Tables>, documents: WebsiteDocuments) {
  return registrations.parse(await readWords(db, documents, 'registrations'));
}

function isValidOn(
  day: string,
  { number, valid_from, valid_until }: z.infer<typeof registrations>['section_80g'],
): boolean {
  return number !== '' && valid_from <= day && (valid_until === '' || day <= valid_until);
}

async function readWords(db: Kysely<Tables>, documents: WebsiteDocuments, name: string) {
  const document = documents.get(name);
  return document ? shownValue(document, 'en', await listStates(db, name)) : {};
}
