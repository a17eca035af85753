// The request for a receipt that a donation is recorded from.
import { plainRupees } from '#domain/donations/money.ts';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { call } from '../../api/client.ts';
import { type Loaded, load } from '../../api/load.ts';
import { recordId } from '../../navigation/record-id.ts';
import { type DonationValues, NEW_DONATION } from './donation-values.ts';

const NONE: Loaded<undefined> = { data: undefined, problem: null };

/**
 * Without data if no request is named. From a deleted one no gift is recorded: restored, it would offer to record
 * it again.
 */
export async function loadReceiptRequest({
  url,
  signal,
}: Request): Promise<Loaded<ReceivedEnquiry | undefined>> {
  const id = recordId(new URL(url).searchParams.get('query') ?? '');
  if (id === null) return NONE;
  const { data, problem } = await load(call('readEnquiry', { id, signal }));
  if (problem) return { data: null, problem };
  return data.data.kind === 'receipt' ? { data: data.data, problem: null } : NONE;
}

export function valuesOfReceiptRequest({
  name,
  address,
  email,
  phone,
  details,
}: ReceivedEnquiry): DonationValues {
  const { received_on, amount_paise, mode = '', reference, pan } = details ?? {};
  return {
    ...NEW_DONATION,
    donor_name: name,
    address,
    email,
    phone,
    received_on: received_on ?? '',
    amount_paise: amount_paise === undefined ? '' : plainRupees(amount_paise),
    // Free text of the donor: only the commonest answer is recognised.
    mode: /\bupi\b/i.test(mode) ? 'upi' : '',
    reference: reference ?? '',
    ...(pan && { id_type: 'pan', id_number: pan }),
  };
}
