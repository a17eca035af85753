import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { bank as document } from '../../documents/bank.ts';

export const bank: ValuesOf<(typeof document)['fields']> = {
  published: false,
  account_name: 'अध्याय ट्रस्ट (नमूना)',
  account_number: '0000 0000 0000',
  ifsc: 'XXXX0XXXXXX',
  upi_id: '',
  merchant_code: '',
  payment_page: '',
  amounts: [],
};
