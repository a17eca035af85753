import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, optionalPicture, prose } from '#domain/website/fields/fields.ts';
import { COUNT_HINT, openingFields, SCREEN_READER_HINT, searchFields } from './pages/page-parts.ts';

/** A name is a position until the trust fills it in. Nobody gets an invented face or an invented quote. */
export const team = defineDocument({
  name: 'team',
  title: 'Team',
  section: 'lists',
  path: '/carousel',
  schema: 2,
  fields: {
    opening: { ...openingFields, hint: COUNT_HINT },
    items: list(
      'Members',
      'Member',
      group('Member', {
        name: line('Name', 60),
        education: line('Education', 80, { optional: true }),
        position: line('Position', 40),
        quote: prose('Words', 140, { optional: true, hint: 'In the person’s own words' }),
        picture: optionalPicture('Picture', {
          hint: 'A photograph; until then a drawing of their work, or nothing',
        }),
      }),
      [1, 24],
    ),
    list: group('Round the list', {
      heading: line('Heading', 40, { hint: COUNT_HINT }),
      note: prose('Note', 160, { optional: true }),
      no_words: line('Until a member has words', 40),
      home: line('Link on the home page', 30, { hint: COUNT_HINT }),
    }),
    carousel: group('Pictures that change by themselves', {
      name: line('Name', 30, { hint: SCREEN_READER_HINT }),
      kind: line('What it is', 20, { hint: SCREEN_READER_HINT }),
      slide: line('What one of them is', 20, { hint: SCREEN_READER_HINT }),
      members: line('Name of the list below', 30, { hint: SCREEN_READER_HINT }),
      of: line('Between a number and how many there are', 8),
      start: line('Start button', 30, { hint: SCREEN_READER_HINT }),
      stop: line('Stop button', 30, { hint: SCREEN_READER_HINT }),
      previous: line('Button back', 20, { hint: SCREEN_READER_HINT }),
      next: line('Button on', 20, { hint: SCREEN_READER_HINT }),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'team-opening.webp',
        heading: 'Our Team',
        lede: '{count} people run the trust: they plan the programmes, read the accounts and answer the letters.',
      },
      items: [
        {
          name: 'Founder',
          education: 'Public policy and community development',
          position: 'Founder',
          quote: '',
          picture: 'trade-sapling',
        },
        {
          name: 'Co-founder',
          education: 'Social work and rural management',
          position: 'Co-founder',
          quote: '',
          picture: 'trade-pot',
        },
        {
          name: 'Communications expert',
          education: 'Journalism and mass communication',
          position: 'Communications expert',
          quote: '',
          picture: 'trade-horn',
        },
        {
          name: 'Legal head',
          education: 'Law',
          position: 'Legal head',
          quote: '',
          picture: '',
        },
        {
          name: 'IT head',
          education: 'Computer science',
          position: 'IT head',
          quote: '',
          picture: 'trade-phone',
        },
        {
          name: 'Special educator',
          education: 'Special education',
          position: 'Special educator',
          quote: '',
          picture: 'trade-dots',
        },
        {
          name: 'Legal consultant',
          education: '',
          position: 'Legal consultant',
          quote: '',
          picture: 'trade-paper',
        },
      ],
      list: {
        heading: 'Who does what',
        note: 'Names, education and pictures are placeholders until each person sends their own. A drawing of their work stands in for a photograph.',
        no_words: 'No words yet',
        home: 'Meet all {count}',
      },
      carousel: {
        name: 'Our team',
        kind: 'carousel',
        slide: 'slide',
        members: 'Team members',
        of: 'of',
        start: 'Start rotation',
        stop: 'Stop rotation',
        previous: 'Previous',
        next: 'Next',
      },
      search: {
        title: 'Our Team | {short_name}',
        description:
          'The {count} people of the trust, from founder to legal consultant: who they are and who does what.',
      },
    },
  },
});
