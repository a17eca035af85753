import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, optionalPicture, prose } from '#domain/website/fields/fields.ts';

const FORM_HINT = 'A form on another site. An address that ends in .example is a placeholder.';

/** Placeholders are marked on the pages, and nobody can be called or paid through them: placeholders.ts. */
export const facts = defineDocument({
  name: 'facts',
  title: 'Name, phone, links',
  section: 'trust',
  path: '/contact',
  schema: 2,
  expects: ['address'],
  fields: {
    name: line('Name of the trust', 60),
    short_name: line('Short name', 24, { hint: 'In the bar and in the titles of the pages' }),
    hindi_name: line('Name beside the short name', 24, {
      hint: 'Today in Hindi, in every language',
    }),
    logo: {
      ...optionalPicture('Logo', {
        hint: 'Beside the short name, in place of the drawn figure. At most three times as wide as it is high',
      }),
      verbatim: true,
      uncropped: true,
    },
    tagline: line('Tagline', 60, { hint: 'The heading of the home page, and the footer' }),
    second_tagline: line('Second tagline', 70, { hint: 'Above the welcome on the home page' }),
    phone: line('Phone', 24, { format: 'phone', hint: 'A number of zeros is a placeholder' }),
    email: line('E-mail', 60, { format: 'email' }),
    query_email: line('E-mail for queries', 60, { format: 'email' }),
    careers_email: line('E-mail for careers', 60, { format: 'email' }),
    security_email: line('E-mail for reports of vulnerabilities', 60, {
      format: 'email',
      hint: 'Published in /.well-known/security.txt',
    }),
    personal_contact: line('Personal contact', 60),
    address: prose('Postal address', 200, {
      optional: true,
      hint: 'On the contact page, as soon as it is filled in, and on receipts',
    }),
    social_links: list(
      'Social networks',
      'Network',
      group('Network', {
        name: line('Name', 20),
        address: line('Address', 200, { format: 'address' }),
      }),
      [0, 8],
    ),
    forms: group('Forms on other sites', {
      changemaker: line('Be a changemaker', 300, { format: 'address', hint: FORM_HINT }),
      team: line('Join Our Team', 300, { format: 'address', hint: FORM_HINT }),
      event: line('Join an event', 300, { format: 'address', hint: FORM_HINT }),
    }),
    powered_by: group('Powered by', {
      name: line('Name', 40),
      address: line('Address', 200, { format: 'address' }),
    }),
  },
  defaults: {
    en: {
      name: 'Adhyay Trust',
      short_name: 'Adhyay',
      hindi_name: 'अध्याय',
      logo: '',
      tagline: 'Where Potential Finds Purpose',
      second_tagline: 'Unveiling Potential, One Chapter at a Time',
      phone: '+91 00000 00000',
      email: 'hello@adhyay.example',
      query_email: 'query@adhyay.example',
      careers_email: 'careers@adhyay.example',
      security_email: 'security@adhyay.example',
      personal_contact: 'Outreach coordinator',
      address: '',
      // Home pages of the networks, for the trust to replace by its own pages.
      social_links: [
        { name: 'Facebook', address: 'https://www.facebook.com/' },
        { name: 'Twitter', address: 'https://x.com/' },
        { name: 'Instagram', address: 'https://www.instagram.com/' },
        { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
      ],
      // These addresses are reserved (RFC 2606) and belong to nobody.
      forms: {
        changemaker: 'https://forms.example/changemaker',
        team: 'https://forms.example/team',
        event: 'https://forms.example/event',
      },
      powered_by: { name: 'our web partner', address: 'https://example.com/' },
    },
  },
});
