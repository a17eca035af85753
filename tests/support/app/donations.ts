// Donations of invented donors, and a trust that may give receipts.
import { bank } from '#content/documents/bank.ts';
import { facts } from '#content/documents/facts.ts';
import { registrations } from '#content/documents/registrations.ts';
import { documentsByName } from '#server/website/documents.ts';
import { websiteDocuments } from './website-documents.ts';

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
        valid_from: '2025-06-02',
        valid_until: '2027-03-31',
      },
    },
  },
};

export const documentsOfTrust = documentsByName([...websiteDocuments.values(), facts, bank, trust]);
