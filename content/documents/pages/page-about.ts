import { defineDocument } from '#domain/website/document.ts';
import { group, line, picture, prose } from '#domain/website/fields/fields.ts';
import { openingFields, searchFields } from './page-parts.ts';

export const pageAbout = defineDocument({
  name: 'page-about',
  title: 'About us',
  section: 'pages',
  path: '/about',
  schema: 1,
  fields: {
    opening: openingFields,
    who: group('Who we are', {
      heading: line('Heading', 40),
      text: prose('Paragraphs', 900, { paragraphs: 4 }),
      picture: picture('Picture'),
    }),
    how: group('How we work', {
      heading: line('Heading', 40),
      text: prose('Paragraphs', 900, { paragraphs: 4 }),
      model: line('Link to Tailored Support', 30),
      people: line('Link to Our team', 30),
      picture: picture('Picture'),
    }),
    collaboration: group('Working together', {
      heading: line('Heading', 50),
      text: prose('Text', 320),
      contact: line('Button to Contact us', 30),
      partner: line('Link to Ideal partner', 30),
    }),
    help: group('Help', {
      heading: line('Heading', 40),
      text: prose('Text', 120),
      careers: line('Link to Careers', 30),
      events: line('Link to Events', 30),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'about-opening.webp',
        heading: 'About',
        lede: 'Adhyay means chapter. In a book it is where one thing ends and the next is about to begin.',
      },
      who: {
        heading: 'Who we are',
        text: 'Field workers, teachers, lawyers and engineers, in a trust for community programmes in India. Many of us once prepared for the civil services. We brought that reading to the village, and the village has been teaching us the rest.\n\nWomen’s empowerment, education, water and sanitation, livelihood, old age, healthcare, gender equity and tribal empowerment: the list is long because a household does not have one problem at a time.',
        picture: 'about-who.webp',
      },
      how: {
        heading: 'How we work',
        text: 'One village, one school or one lane becomes a chapter. Its plan is small enough to be drawn on the ground with a stick, and everybody who stands round it may rub a line out.\n\nA chapter has an end as well as a beginning. When a group keeps its pump, its school or its accounts without us, we turn the page.',
        model: 'The chapter model',
        people: 'The people',
        picture: 'about-how.webp',
      },
      collaboration: {
        heading: 'Nothing here is written alone',
        text: 'Companies bring CSR budgets, departments bring schemes, families and volunteers bring time. We give CSR assistance and consultancy to private institutions and government agencies, so that these meet in one plan.',
        contact: 'Plan a chapter with us',
        partner: 'Why with us',
      },
      help: {
        heading: 'Join the work',
        text: 'Give, come and work with us, or only ask a question.',
        careers: 'Careers',
        events: 'Events',
      },
      search: {
        title: 'About us | {short_name}',
        description:
          'Who we are, why we call our work chapters, and how a place, its people and its needs become one plan.',
      },
    },
  },
});
