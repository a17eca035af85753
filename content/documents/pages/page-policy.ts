import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, prose } from '#domain/website/fields/fields.ts';
import { openingFields, searchFields } from './page-parts.ts';

export const pagePolicy = defineDocument({
  name: 'page-policy',
  title: 'Policy',
  section: 'pages',
  path: '/policy',
  schema: 2,
  fields: {
    opening: openingFields,
    scheme: group('Scheme', {
      heading: line('Heading', 60),
      intro: prose('Text', 240),
      needs: list(
        'Needs',
        'Need',
        group('Need', { title: line('Heading', 50), text: prose('Text', 150) }),
        [1, 8],
      ),
    }),
    apply: group('How to apply', {
      heading: line('Heading', 50),
      items: list(
        'Questions',
        'Question',
        group('Question', { title: line('Heading', 50), text: prose('Text', 260) }),
        [1, 8],
      ),
      source: line('Link to the source', 60),
      address: line('Address of the source', 200, { format: 'address' }),
    }),
    safety: group('Safety', {
      heading: line('Heading', 50),
      text: prose('Paragraphs', 700, { paragraphs: 4 }),
      note: prose('Note', 230),
    }),
    chapter: group('Link to Second Innings', {
      heading: line('Heading', 50),
      text: prose('Text', 200),
      link: line('Link', 30),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'policy-opening.webp',
        heading: 'Policy Landscape & Updates',
        lede: 'Atal Vayo Abhyudaya Yojana, AVYAY for short, is the Government of India’s scheme for the welfare of senior citizens, run by the Ministry of Social Justice and Empowerment.',
      },
      scheme: {
        heading: 'Atal Vayo Abhyudaya Yojana (AVYAY)',
        intro:
          'It starts from a plain thought: growing old well takes more than a pension. The scheme names four needs, and brings several programmes together to serve them.',
        needs: [
          {
            title: 'Financial security',
            text: 'An income that does not depend on a son’s salary or a good harvest, and help to claim what is due.',
          },
          {
            title: 'Food',
            text: 'Enough of it, warm and suited to age, for elders who live alone or in a home for senior citizens.',
          },
          {
            title: 'Health care',
            text: 'Treatment, medicine and aids such as spectacles, hearing aids and walking sticks, close to home.',
          },
          {
            title: 'Human interaction and dignity',
            text: 'Company, respect and something useful to do: a life among people, not beside them.',
          },
        ],
      },
      apply: {
        heading: 'How an elder comes to it',
        items: [
          {
            title: 'Who may apply',
            text: 'People aged 60 or more. Free aids and places in homes go first to elders with little or no income. Homes and day centres are run by organisations, which apply for grants themselves.',
          },
          {
            title: 'How',
            text: 'Ask the social welfare office of your district, with proof of age and income. Elderline, 14567, says which office and which camp is near.',
          },
          {
            title: 'Until when',
            text: 'There is no single closing day: camps and calls for applications are announced district by district.',
          },
        ],
        source: 'Ministry of Social Justice and Empowerment',
        address: 'https://socialjustice.gov.in',
      },
      safety: {
        heading: 'Safety and awareness',
        text: 'Rights are of little use to an elder who has not heard of them. So the scheme also works on safety and awareness: protection from neglect and fraud, and families and young people who understand what ageing asks of them.\n\nElderline, the national helpline for senior citizens, answers on the toll-free number 14567.',
        note: 'This is a summary in our own words. Rules and amounts change: ask the social welfare office of your district, or the Ministry, for what holds today.',
      },
      chapter: {
        heading: 'The fourth need, every day',
        text: 'No office can hand out company. Our chapter for people above 55 works on that part: twelve programmes that an elder can walk to.',
        link: 'Second Innings',
      },
      search: {
        title: 'Policy: Atal Vayo Abhyudaya Yojana | {short_name}',
        description:
          'Atal Vayo Abhyudaya Yojana (AVYAY), the scheme for senior citizens, explained by the four needs that it serves.',
      },
    },
  },
});
