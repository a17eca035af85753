import { defineDocument } from '#domain/website/document.ts';
import {
  choice,
  group,
  line,
  list,
  number,
  picture,
  prose,
} from '#domain/website/fields/fields.ts';
import { PROGRAMME_CHOICES } from '../programme-choices.ts';
import { figureBasis, SCREEN_READER_HINT, searchFields } from './page-parts.ts';

const figure = (label: string) =>
  group(label, {
    value: number('Figure', 0, 99_999_999),
    suffix: line('After the figure', 3, { optional: true, verbatim: true }),
    noun: line('What it counts', 30, { optional: true }),
    label: line('Words', 70),
    ...figureBasis,
    picture: picture('Picture'),
  });

export const pageHome = defineDocument({
  name: 'page-home',
  title: 'Home',
  section: 'pages',
  path: '/',
  schema: 2,
  fields: {
    opening: group(
      'Opening',
      {
        lede: prose('Opening sentence', 230),
        first: line('Button to Tailored Support', 30),
        second: line('Link to Reinstating Dreams', 30),
        picture: picture('Picture'),
        narrow_picture: picture('Picture on phones'),
      },
      { hint: 'The heading is the tagline in "Name, phone, links"' },
    ),
    proof: group(
      'Under the opening',
      {
        name: line('Name', 40, { hint: SCREEN_READER_HINT }),
        counted: line('Link to how figures are counted', 30),
        papers: line('Link to the registrations', 30),
        report: line('Link to the accounts', 30),
      },
      {
        hint: 'Shows the large figure below, and what "Registrations" and "Accounts and reports" have',
      },
    ),
    welcome: group(
      'Welcome',
      {
        text: prose('Paragraphs', 700, { paragraphs: 3 }),
        link: line('Link to About us', 30),
        picture: picture('Picture'),
      },
      { hint: 'The heading is the second tagline in "Name, phone, links"' },
    ),
    community: group('Community', {
      heading: line('Heading', 40),
      lede: prose('Opening sentence', 70),
      text: prose('Paragraphs', 700, { paragraphs: 4 }),
      about: line('Link to About us', 30),
      about_spoken: line('After that link', 40, { hint: SCREEN_READER_HINT }),
      dream: line('Link to Reinstating Dreams', 40),
      picture: picture('Picture'),
    }),
    programmes: group('Our Program', {
      heading: line('Heading', 40),
      intro: prose('Sentence', 120),
      tiles: list(
        'Tiles',
        'Tile',
        group('Tile', {
          title: line('Heading', 30),
          text: line('Words', 80),
          page: choice('Leads to', PROGRAMME_CHOICES),
          picture: picture('Picture'),
        }),
        [4, 4],
      ),
    }),
    impact: group('Figures', {
      heading: line('Heading', 40, { hint: SCREEN_READER_HINT }),
      people: figure('Large figure'),
      figures: list('Other figures', 'Figure', figure('Figure'), [1, 4]),
      note: prose('Note', 110),
    }),
    chapters: group('Chapters', {
      heading: line('Heading', 80),
      intro: prose('Sentence', 140),
      link: line('Link to Tailored Support', 40),
      text: prose('After the link', 160),
      more: line('Link to a chapter', 20),
      first: choice('First large programme', PROGRAMME_CHOICES),
      second: choice('Second large programme', PROGRAMME_CHOICES),
      third: choice('Third large programme', PROGRAMME_CHOICES),
      others: line('Heading above the other programmes', 40),
      all: line('Link to all of them', 40),
      note: prose('Note on the figures', 110),
    }),
    calendar: group('Calendar', {
      year_list: line('Link to the whole year', 50, { hint: '{year} shows the year' }),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        lede: 'Adhyay means chapter. We work with villages, schools and families on water, learning, land and livelihood, and leave when people can run it themselves.',
        first: 'Tailored Support',
        second: 'Reinstating Dreams',
        picture: 'hero.webp',
        narrow_picture: 'hero-small.webp',
      },
      proof: {
        name: 'What we can show',
        counted: 'How we count',
        papers: 'See the papers',
        report: 'Read the report',
      },
      welcome: {
        text: 'Welcome. Adhyay is a trust for community programmes in India. We work with women and girls, with schools, with elders and farmers, with artisans and tribal communities.\n\nWe do not arrive with a finished plan. A place, its people and its needs make one chapter; we plan it together, count what was promised, and hand it over.',
        link: 'Read More',
        picture: 'initial.webp',
      },
      community: {
        heading: 'What is the community',
        lede: 'A chapter is a circle that keeps meeting.',
        text: 'Thousands prepare for the civil services every year; most put years of reading, discipline and care for the country into an exam they will not clear. That learning should not go to waste.\n\nOur community gathers former aspirants in chapters, to talk policy, to guide younger people, and to lend their skills to the programmes on this site.',
        about: 'Read More',
        about_spoken: 'the community',
        dream: 'Reinstating dreams',
        picture: 'circle',
      },
      programmes: {
        heading: 'Our Program',
        intro: 'Four doors into the work. Each opens the programmes behind it.',
        tiles: [
          {
            title: 'Women Empowerment',
            text: 'Savings circles, skills and a voice at the meeting',
            page: 'gender',
            picture: 'women.webp',
          },
          {
            title: 'Education',
            text: 'From the Balwadi mat to the digital classroom',
            page: 'education',
            picture: 'school.webp',
          },
          {
            title: 'Wash',
            text: 'Water, sanitation and hygiene',
            page: 'wash',
            picture: 'pump.webp',
          },
          {
            title: 'Livelihood',
            text: 'Craft, farm and market',
            page: 'revival',
            picture: 'market.webp',
          },
        ],
      },
      impact: {
        heading: 'Our impact',
        people: {
          value: 15000,
          suffix: '+',
          noun: '',
          label: 'children and families impacted yearly',
          scope: '',
          year: '',
          source: '',
          picture: 'crowd',
        },
        figures: [
          {
            value: 10,
            suffix: '',
            noun: '',
            label: 'villages and slums reached',
            scope: '',
            year: '',
            source: '',
            picture: 'ten',
          },
          {
            value: 20,
            suffix: '',
            noun: 'projects',
            label: 'focused on education, healthcare.',
            scope: '',
            year: '',
            source: '',
            picture: 'twenty',
          },
          {
            value: 4,
            suffix: '',
            noun: '',
            label: 'states reached, including the remotest areas',
            scope: '',
            year: '',
            source: '',
            picture: 'four',
          },
        ],
        note: 'One figure stands for fifty people. Figures as reported by the trust.',
      },
      chapters: {
        heading: 'Eleven chapters, each with its own place and people',
        intro: 'Three to begin with; the others follow in brief.',
        link: 'Tailored Support',
        text: 'explains how a chapter is planned, paid for and measured.',
        more: 'Read more',
        first: 'krishi',
        second: 'wash',
        third: 'education',
        others: 'The other chapters',
        all: 'All of them in order',
        note: 'Figures as reported by the trust.',
      },
      calendar: {
        year_list: 'All of {year} as a list',
      },
      search: {
        title: '{short_name}: {tagline}',
        description:
          'A trust for community programmes in India: water, learning, land, livelihood and care, one chapter at a time.',
      },
    },
  },
});
