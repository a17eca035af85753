// The form's values, and the request body made of them.
import { DONATION_KINDS, PAYMENT_MODES, TAX_SECTIONS } from '#domain/donations/donation.ts';
import type { Donation, DonationInput } from '#domain/donations/donation-schema.ts';
import { ID_TYPES, normaliseDonorId } from '#domain/donations/donor-id.ts';
import type { DonationField } from '#domain/donations/history.ts';
import { parsePaise, plainRupees } from '#domain/donations/money.ts';
import { cleanText } from '#domain/text/text.ts';
import { oneOf } from '../../navigation/list-parameters.ts';

export type DonationValues = Record<DonationField, string>;

export const NEW_DONATION: DonationValues = {
  received_on: '',
  amount_paise: '',
  mode: '',
  reference: '',
  purpose: '',
  donor_name: '',
  address: '',
  email: '',
  phone: '',
  id_type: '',
  id_number: '',
  section: '80g',
  kind: 'others',
};

export function valuesOf(donation: Donation): DonationValues {
  const { received_on, mode, reference, purpose, donor_name, address, email, phone } = donation;
  return {
    received_on,
    mode,
    reference,
    purpose,
    donor_name,
    address,
    email,
    phone,
    amount_paise: plainRupees(donation.amount_paise),
    id_type: donation.id_type ?? '',
    id_number: donation.id_number ?? '',
    section: donation.section,
    kind: donation.kind,
  };
}

export function bodyOf(values: DonationValues): DonationInput {
  const { received_on, reference, purpose, donor_name, address, email, phone } = values;
  return {
    received_on,
    amount_paise: parsePaise(values.amount_paise),
    mode: oneOf(PAYMENT_MODES, values.mode) ?? '',
    reference: cleanText(reference),
    purpose: cleanText(purpose),
    donor_name: cleanText(donor_name),
    address: cleanText(address),
    email: cleanText(email),
    phone: cleanText(phone),
    id_type: oneOf(ID_TYPES, values.id_type) ?? '',
    id_number: cleanText(values.id_number),
    section: oneOf(TAX_SECTIONS, values.section) ?? '',
    kind: oneOf(DONATION_KINDS, values.kind) ?? '',
  };
}

/** Whether the stored gift has these values already. */
export function isStored(body: DonationInput, donation: Donation): boolean {
  const sent = { ...body, id_number: normaliseDonorId(body.id_number ?? '') };
  return JSON.stringify(bodyOf(valuesOf(donation))) === JSON.stringify(sent);
}
