// A request for a receipt, from which a gift is recorded.
import { plainRupees } from '#domain/donations/money.ts';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { call } from '../../api/client.ts';
import { load } from '../../api/load.ts';
import { recordId } from '../../navigation/record-id.ts';
import { type DonationValues, NEW_DONATION } from './donation-values.ts';

/** Undefined without one, and for one that has been deleted: the form is empty then. */
export async function loadRequest({ url, signal }: Request): Promise<ReceivedEnquiry | undefined> {
  const id = recordId(new URL(url).searchParams.get('query') ?? '');
  if (id === null) return undefined;
  const { data } = await load(call('readEnquiry', { id, signal }));
  return data?.data.kind === 'receipt' ? data.data : undefined;
}

export function valuesOfRequest({
  name,
  address,
  email,
  phone,
  details,
}: ReceivedEnquiry): DonationValues {
  const { received_on, amount_paise, mode = '', reference, pan } = details ?? {};
  return {
    ...NEW_DONATION,
    ...{ donor_name: name, address, email, phone },
    received_on: received_on ?? '',
    amount_paise: amount_paise === undefined ? '' : plainRupees(amount_paise),
    // The donor's own words: only the commonest is recognised.
    mode: /upi/i.test(mode) ? 'upi' : '',
    reference: reference ?? '',
    ...(pan && { id_type: 'pan', id_number: pan }),
  };
}
