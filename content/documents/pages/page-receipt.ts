import { defineDocument } from '#domain/website/document.ts';
import { group, line, prose } from '#domain/website/fields/fields.ts';
import { formFrame, thanksFields } from '../form-parts.ts';
import { APPROVED_HINT, openingFields, searchFields } from './page-parts.ts';

export const pageReceipt = defineDocument({
  name: 'page-receipt',
  title: 'Ask for a receipt',
  section: 'pages',
  path: '/bank-details/receipt',
  schema: 1,
  fields: {
    opening: openingFields,
    form: group('Form', {
      ...formFrame,
      certificate: prose('About the certificate', 240, { hint: APPROVED_HINT }),
      name: line('Name', 24),
      email: line('E-mail', 24),
      address: line('Address', 24),
      amount: line('Amount', 40),
      received_on: line('Date of the gift', 30),
      mode: line('How it was sent', 40),
      mode_hint: line('Under it', 80),
      reference: line('UPI or bank reference', 40),
      pan: line('PAN', 24),
      pan_hint: line('Under it', 120, { hint: APPROVED_HINT }),
    }),
    thanks: thanksFields,
    search: searchFields,
    not_sent_search: { ...searchFields, label: 'In search results: not sent' },
  },
  defaults: {
    en: {
      opening: {
        picture: 'donation-opening.webp',
        heading: 'Ask for a receipt',
        lede: 'We match your gift in the bank’s statement, then write to you. Nothing on this page can tell that a payment has arrived.',
      },
      form: {
        heading: 'About your gift',
        intro: 'You find the reference in your UPI app or in the bank’s message.',
        notice:
          'Your details are used only for the receipt and for the statement to the tax department. Your PAN is stored encrypted.',
        next: [
          'You send the date, amount and reference.',
          'We find the gift in the statement.',
          'A numbered receipt comes by e-mail.',
        ],
        optional: 'optional',
        submit: 'Send',
        not_sent: 'Your request was not sent',
        still_here: 'What you typed is still here.',
        certificate:
          'The receipt is not the 80G certificate (Form 114). That follows after the year’s statement.',
        name: 'Name',
        email: 'Email',
        address: 'Address',
        amount: 'Amount in rupees',
        received_on: 'Date of the gift',
        mode: 'How did you send it?',
        mode_hint: 'UPI, bank transfer, cheque or cash',
        reference: 'UPI or bank reference',
        pan: 'PAN',
        pan_hint: 'Ten characters, only for 80G',
      },
      thanks: {
        heading: 'Thank you! We have your request.',
        text: 'We look for your gift in the bank’s statement, and write to your e-mail.',
        home: 'Back to home',
        picture: 'letter.webp',
      },
      search: {
        title: 'Ask for a receipt | {short_name}',
        description:
          'Ask for the receipt of your gift, with its date, its amount and the reference of the payment.',
      },
      not_sent_search: {
        title: 'Your request was not sent | {short_name}',
        description:
          'The request for a receipt once more, with what was typed and what needs to be changed in it.',
      },
    },
  },
});
