import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, optionalPicture, prose } from '#domain/website/fields.ts';
import { COUNT_HINT, openingFields, SPOKEN, searchFields } from './page-parts.ts';

/** A name is a position until the trust fills it in. Members without a picture get no invented face. */
export const team = defineDocument({
  name: 'team',
  title: 'Team',
  section: 'lists',
  path: '/carousel',
  schema: 1,
  fields: {
    opening: { ...openingFields, hint: COUNT_HINT },
    items: list(
      'Members',
      'Member',
      group('Member', {
        name: line('Name', 40),
        education: line('Education', 80, { optional: true }),
        position: line('Position', 40),
        quote: prose('Words', 140),
        picture: optionalPicture('Picture'),
      }),
      [1, 24],
    ),
    list: group('Round the list', {
      heading: line('Heading', 40, { hint: COUNT_HINT }),
      note: prose('Note', 160, { optional: true }),
      home: line('Link on the home page', 30, { hint: COUNT_HINT }),
    }),
    carousel: group('Pictures that change by themselves', {
      name: line('Name', 30, { hint: SPOKEN }),
      kind: line('What it is', 20, { hint: SPOKEN }),
      slide: line('What one of them is', 20, { hint: SPOKEN }),
      members: line('Name of the list below', 30, { hint: SPOKEN }),
      of: line('Between a number and how many there are', 8),
      start: line('Start button', 30, { hint: SPOKEN }),
      stop: line('Stop button', 30, { hint: SPOKEN }),
      previous: line('Button back', 20, { hint: SPOKEN }),
      next: line('Button on', 20, { hint: SPOKEN }),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'team-opening.webp',
        heading: 'Our Team',
        lede: '{count} people keep the book: they plan the chapters with each place, read every line of the accounts, and answer the letters.',
      },
      items: [
        {
          name: 'Founder',
          education: 'Public policy and community development',
          position: 'Founder',
          quote: 'Ask the village first. The plan that comes back is shorter, cheaper and kept.',
          picture: '',
        },
        {
          name: 'Co-founder',
          education: 'Social work and rural management',
          position: 'Co-founder',
          quote: 'A chapter is good when its people can tell you what it cost and what it changed.',
          picture: '',
        },
        {
          name: 'Communications expert',
          education: 'Journalism and mass communication',
          position: 'Communications expert',
          quote: 'Nobody is a case here. We write about people the way they would read it aloud.',
          picture: '',
        },
        {
          name: 'Legal head',
          education: 'Law',
          position: 'Legal head',
          quote:
            'A right on paper is half a right. The other half is knowing which counter to go to.',
          picture: '',
        },
        {
          name: 'IT head',
          education: 'Computer science',
          position: 'IT head',
          quote: 'If it does not work on an old phone in the sun, it does not work.',
          picture: '',
        },
        {
          name: 'Special educator',
          education: 'Special education',
          position: 'Special educator',
          quote:
            'Every child reads. Some read with the fingers, some with the ear, some in their own time.',
          picture: '',
        },
        {
          name: 'Legal consultant',
          education: '',
          position: 'Legal consultant',
          quote: 'Good agreements are short enough to be read out at a meeting, and are.',
          picture: '',
        },
      ],
      list: {
        heading: 'The {count} places',
        note: 'Names, portraits, education and words are placeholders until each person sends their own.',
        home: 'Read all {count}',
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
          'The {count} people of the trust, from founder to legal consultant: what they do and what they hold to.',
      },
    },
  },
});
