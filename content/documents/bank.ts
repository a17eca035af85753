import { defineDocument } from '#domain/website/document.ts';
import { flag, line } from '#domain/website/fields.ts';

/** Until it is published, the QR code holds plain text, because a made-up UPI id may be somebody's. */
export const bank = defineDocument({
  name: 'bank',
  title: 'Bank and UPI',
  section: 'trust',
  path: '/bank-details',
  schema: 1,
  guarded: true,
  fields: {
    published: flag(
      'These are the trust’s own details',
      'Until then they are marked as placeholders',
    ),
    account_name: line('Account name', 60),
    account_number: line('Account number', 30),
    ifsc: line('IFSC code', 11),
    upi_id: line('UPI ID', 60, { optional: true, hint: 'For the QR code' }),
  },
  defaults: {
    en: {
      published: false,
      account_name: 'Adhyay Trust (placeholder)',
      account_number: '0000 0000 0000',
      ifsc: 'XXXX0XXXXXX',
      upi_id: '',
    },
  },
});
