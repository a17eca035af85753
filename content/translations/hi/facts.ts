import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { facts as document } from '../../documents/facts.ts';

export const facts: ValuesOf<(typeof document)['fields']> = {
  name: 'अध्याय ट्रस्ट',
  short_name: 'अध्याय',
  // Beside the Hindi short name, the other spelling.
  hindi_name: 'Adhyay',
  logo: '',
  tagline: 'जहाँ क़ाबिलियत को राह मिलती है',
  second_tagline: 'एक-एक अध्याय, निखरती क़ाबिलियत',
  phone: '+91 00000 00000',
  email: 'hello@adhyay.example',
  query_email: 'query@adhyay.example',
  careers_email: 'careers@adhyay.example',
  security_email: 'security@adhyay.example',
  personal_contact: 'जनसंपर्क साथी',
  address: '',
  social_links: [
    { name: 'Facebook', address: 'https://www.facebook.com/' },
    { name: 'Twitter', address: 'https://x.com/' },
    { name: 'Instagram', address: 'https://www.instagram.com/' },
    { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
  ],
  forms: {
    changemaker: 'https://forms.example/changemaker',
    team: 'https://forms.example/team',
    event: 'https://forms.example/event',
  },
  powered_by: { name: 'हमारे वेब साथी', address: 'https://example.com/' },
};
