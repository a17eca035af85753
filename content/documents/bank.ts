import { MAX_UPI_RUPEES } from '#domain/donations/upi.ts';
import { defineDocument } from '#domain/website/document.ts';
import { flag, group, line, list, number } from '#domain/website/fields/fields.ts';

/** Until it is published, the QR code holds plain text, because a made-up UPI id may be somebody's. */
export const bank = defineDocument({
  name: 'bank',
  title: 'Bank and UPI',
  section: 'trust',
  path: '/bank-details',
  schema: 2,
  guarded: true,
  expects: ['published'],
  fields: {
    published: flag('These are the trust’s own details', {
      hint: 'Until then they are marked as placeholders',
    }),
    account_name: line('Account name', 60),
    account_number: line('Account number', 30, { verbatim: true }),
    ifsc: line('IFSC code', 11, { format: 'ifsc' }),
    upi_id: line('UPI ID', 60, { format: 'upi', optional: true, hint: 'For the QR code' }),
    merchant_code: line('Merchant category code', 4, {
      format: 'merchantCode',
      optional: true,
      hint: 'Four digits from the bank, if the UPI ID is a merchant’s: only then “Pay with a UPI app” opens',
    }),
    payment_page: line('Payment page', 300, {
      format: 'address',
      optional: true,
      hint: 'Address of your page at a payment company, for cards and net banking',
    }),
    amounts: list(
      'Suggested amounts',
      'Amount',
      group('Amount', {
        rupees: number('Rupees', 1, MAX_UPI_RUPEES),
        does: line('What it does', 50),
      }),
      [0, 3],
      { hint: 'Beside them visitors may write an amount of their own' },
    ),
  },
  defaults: {
    en: {
      published: false,
      account_name: 'Adhyay Trust (placeholder)',
      account_number: '0000 0000 0000',
      ifsc: 'XXXX0XXXXXX',
      upi_id: '',
      merchant_code: '',
      payment_page: '',
      amounts: [],
    },
  },
});
