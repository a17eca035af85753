import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, picture, prose } from '#domain/website/fields.ts';
import { searchFields } from './page-parts.ts';

const SPOKEN = 'Only for screen readers';

export const pageBankDetails = defineDocument({
  name: 'page-bank-details',
  title: 'Donate',
  section: 'pages',
  path: '/bank-details',
  schema: 1,
  fields: {
    opening: group('Opening', {
      picture: picture('Picture'),
      heading: line('Heading', 60),
      lede: prose('Opening sentence', 320, { hint: 'When the bank details are published' }),
      lede_placeholder: prose('Opening sentence before that', 320),
    }),
    details: group('Bank details, here and in the popup', {
      heading: line('Heading of the sheet', 60, { hint: SPOKEN }),
      account_name: line('Account name', 30),
      account_number: line('Account number', 30),
      ifsc: line('IFSC code', 30),
      upi_id: line('UPI ID', 30),
      copy: line('Button beside a line', 16),
      copied: line('The button after a press', 16),
      copied_spoken: line('After the name of the line', 20, { hint: SPOKEN }),
      placeholder: line('Placeholder note: first words', 40),
      placeholder_text: prose('Placeholder note', 200),
      qr: line('Description of the QR code', 60, { hint: SPOKEN }),
      qr_placeholder: line('Description of the placeholder code', 60, { hint: SPOKEN }),
      caption: line('Under the QR code', 90),
      caption_placeholder: line('Under the placeholder code', 90),
      strip: line('Over the placeholder code: first line', 20),
      strip_second: line('Over the placeholder code: second line', 20),
    }),
    popup: group('Popup of the Donate button', {
      heading: line('Heading', 50),
      close: line('Button that closes it', 16),
      note: prose('Note', 200),
      page: line('Link to this page', 60),
    }),
    note: group('What to write in the note', {
      heading: line('Heading', 50),
      text: prose('Text', 260),
      examples: list('Examples', 'Example', line('Example', 30), [1, 4]),
      safety: prose('Beside the bank details', 160),
    }),
    registered: group(
      'Registrations',
      {
        heading: line('Heading', 50),
        legal_name: line('Registered name', 40),
        registration: line('Registration number', 40),
        pan: line('PAN', 40),
        section_12a: line('12A registration', 40),
        section_80g: line('80G approval', 40),
        valid_until: line('Before a date', 30),
        fcra: line('FCRA registration', 40),
        fcra_none: prose('Without FCRA registration', 200),
      },
      'Shown when the document "Registrations" is filled in',
    ),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'donation-opening.webp',
        heading: 'Help us write the next chapter',
        lede: 'A transfer from any Indian bank account reaches us with the details below.',
        lede_placeholder:
          'This is where the trust’s bank account will stand. What you see now are placeholders: please do not pay anything to them.',
      },
      details: {
        heading: 'Bank transfer and QR code',
        account_name: 'Account name',
        account_number: 'Account number',
        ifsc: 'IFSC code',
        upi_id: 'UPI ID',
        copy: 'Copy',
        copied: 'Copied',
        copied_spoken: 'copied',
        placeholder: 'Placeholder details.',
        placeholder_text:
          'The trust has not published its bank account yet. Please do not pay to anything shown here.',
        qr: 'QR code for a UPI payment',
        qr_placeholder: 'Placeholder QR code',
        caption: 'Scan with any UPI app. The amount is yours to fill in.',
        caption_placeholder: 'Scan with any UPI app once the real code is published.',
        strip: 'Placeholder QR',
        strip_second: 'do not pay',
      },
      popup: {
        heading: 'Help us write the next chapter',
        close: 'Close',
        note: 'Write the chapter you want to help, such as “WASH”, in the transfer note. We never ask for an OTP or PIN.',
        page: 'These details as a page, for printing',
      },
      note: {
        heading: 'What to write in the note',
        text: 'One name from the book’s eleven, just as it stands there. If all of them are dear to you, leave the note empty.',
        examples: ['WASH', 'Education', 'Second Innings'],
        safety: 'Nobody from the trust will ever ask you for an OTP, a PIN or a card number.',
      },
      registered: {
        heading: 'Registered and recognised',
        legal_name: 'Registered name',
        registration: 'Registration number',
        pan: 'PAN',
        section_12a: '12A registration',
        section_80g: '80G approval',
        valid_until: 'valid until',
        fcra: 'FCRA registration',
        fcra_none: 'We are not registered under the FCRA and cannot take gifts from abroad.',
      },
      search: {
        title: 'Donation details | {short_name}',
        description:
          'Bank transfer details and QR code for donations to the trust, and how gifts are used.',
      },
    },
  },
});
