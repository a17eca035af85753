// Donations of invented donors, and a trust that may give receipts.
import { bank } from '#content/documents/bank.ts';
import { facts } from '#content/documents/facts.ts';
import { registrations } from '#content/documents/registrations.ts';
import { documentsByName } from '#server/website/documents.ts';
import type { Client } from './api/client.ts';
import type { Reply } from './api/reply.ts';
import { websiteDocuments } from './website/website-documents.ts';

export const ritusGift = {
  received_on: '2026-06-12',
  amount_paise: 150_000,
  mode: 'upi',
  reference: '615220184471',
  purpose: 'WASH',
  donor_name: 'Ritu Malhotra',
  address: '12 Lake Road, Hadapsar, Pune',
  email: 'ritu@home.example',
  id_type: 'pan',
  id_number: 'ABCDE1234F',
  section: '80g',
  kind: 'others',
};

/** As an admin does who answers that a gift like an earlier one is another gift. */
export async function recordDonation(
  admin: Client,
  change: object = {},
  headers: Record<string, string> = {},
): Promise<Reply<'createDonation'>> {
  const send = (different_from?: number[]) =>
    admin.call('createDonation', {
      body: { ...ritusGift, ...change, ...(different_from && { different_from }) },
      headers,
    });
  const reply = await send();
  const isSimilar = reply.status === 409 && reply.problem.code === 'similarDonation';
  return isSimilar ? send(similarTo(reply)) : reply;
}

/** The gifts that a refusal names. */
export const similarTo = ({ problem }: Reply): number[] =>
  problem.errors.map(({ params }) => Number(params?.id));

let payments = 0;
/** A gift that is like no other. */
export function anotherGift(): typeof ritusGift {
  payments += 1;
  return {
    ...ritusGift,
    amount_paise: ritusGift.amount_paise + payments,
    reference: `${ritusGift.reference}${payments}`,
  };
}

/** Published words with an approval from 2 June 2025 to 31 March 2027. */
const trust = {
  ...registrations,
  defaults: {
    en: {
      ...registrations.defaults.en,
      legal_name: 'Prakash Trust',
      registration: 'E-1234 (Pune)',
      pan: 'AAATP1234C',
      section_80g: {
        number: 'AAATP1234CF20231',
        issued_on: '2025-05-30',
        valid_from: '2025-06-02',
        valid_until: '2027-03-31',
      },
    },
  },
};

export const documentsOfTrust = documentsByName([...websiteDocuments.values(), facts, bank, trust]);
