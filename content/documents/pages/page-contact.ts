import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, picture, prose } from '#domain/website/fields/fields.ts';
import { searchFields } from './page-parts.ts';

export const pageContact = defineDocument({
  name: 'page-contact',
  title: 'Contact us',
  section: 'pages',
  path: '/contact',
  schema: 1,
  fields: {
    opening: group('Opening', {
      picture: picture('Picture'),
      heading: line('Heading', 40),
      lede: line('Sentence', 60),
    }),
    cards: group('Ways to reach the trust', {
      phone: line('Phone', 24),
      email: line('E-mail', 24),
      query: line('E-mail for queries', 24),
      personal: line('Personal contact', 24),
      address: line('Postal address', 24),
    }),
    form: group('Form', {
      heading: line('Heading', 40),
      intro: prose('Sentence', 160),
      notice: prose('What the data are for', 220),
      next: list('What happens next', 'Step', line('Step', 70), [1, 5]),
      name: line('Name', 24),
      phone: line('Phone', 24),
      email: line('E-mail', 24),
      address: line('Address', 24),
      message: line('Message', 24),
      submit: line('Button', 20),
      submitting: line('The button while it sends', 20),
      not_sent: line('Heading above errors', 50),
      still_here: line('Below that heading', 50),
    }),
    thanks: group('Thank-you', {
      heading: line('Heading', 80),
      text: prose('Text', 100),
      home: line('Button to the home page', 30),
      faqs: line('Link to the FAQs', 30),
      picture: picture('Picture'),
    }),
    search: searchFields,
    not_sent_search: { ...searchFields, label: 'In search results: not sent' },
  },
  defaults: {
    en: {
      opening: {
        picture: 'runner.webp',
        heading: 'Contact Us',
        lede: "We're here to help you!",
      },
      cards: {
        phone: 'Phone',
        email: 'E-mail',
        query: 'Query E-mail',
        personal: 'Personal Contact',
        address: 'Address',
      },
      form: {
        heading: 'Query Form',
        intro:
          'Tell us what you need in a line or two. Every field is needed, so that the right person can reply to you.',
        notice:
          'Your name, phone, e-mail, address and message are used only to answer you. Ask us to remove them at any time by writing to the query e-mail above.',
        next: [
          'You see a confirmation here.',
          'A person of the trust reads it.',
          'They answer by e-mail, or call you back.',
        ],
        name: 'Name',
        phone: 'Phone',
        email: 'Email',
        address: 'Address',
        message: 'Message',
        submit: 'Submit',
        submitting: 'Submitting...',
        not_sent: 'Your query was not sent',
        still_here: 'What you typed is still here.',
      },
      thanks: {
        heading: 'Thank you! Your message has been sent successfully.',
        text: 'Someone from the team will read it and write back to your e-mail.',
        home: 'Back to home',
        faqs: 'Read the FAQs',
        picture: 'letter.webp',
      },
      search: {
        title: 'Contact us | {short_name}',
        description:
          'Phone, e-mail, query e-mail and personal contact of the trust. We are here to help.',
      },
      not_sent_search: {
        title: 'Your query was not sent | {short_name}',
        description:
          'The query form once more, with what was typed and what needs to be changed in it.',
      },
    },
  },
});
