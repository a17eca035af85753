import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, picture, prose } from '#domain/website/fields.ts';
import { openingFields, SPOKEN, searchFields } from './page-parts.ts';

export const events = defineDocument({
  name: 'events',
  title: 'Events',
  section: 'lists',
  path: '/event',
  schema: 1,
  fields: {
    opening: openingFields,
    list: group('Above the events', {
      heading: line('Heading', 40),
      intro: prose('Sentence', 190),
      join: line('Button of an event', 20),
      join_spoken: line('Between the button and the name of the event', 20, { hint: SPOKEN }),
    }),
    items: list(
      'Events',
      'Event',
      group('Event', {
        name: line('Name', 40),
        title: prose('Sentence', 120),
        program: line('Programme', 50),
        date: line('Date', 10, { format: 'date', optional: true }),
        time: line('Time in India', 5, { format: 'time', optional: true }),
        place: line('Place', 60, { optional: true }),
        picture: picture('Picture'),
      }),
      [0, 40],
    ),
    ask: group('Ask for a date', {
      heading: line('Heading', 50),
      text: prose('Text', 170),
      contact: line('Link to Contact us', 30),
      involved: line('Link to Careers', 30),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'events-opening.webp',
        heading: 'Events of {short_name}',
        lede: 'Most of our meetings are small and near, and open to whoever comes.',
      },
      list: {
        heading: 'Featured Events',
        intro:
          'Five kinds of gatherings that come back every season. Each chapter sets its own dates, by the weather and not by the calendar.',
        join: 'Join Us',
        join_spoken: 'at the',
      },
      items: [
        {
          name: 'Water day',
          title: 'A well is cleaned, tested and covered by the people who drink from it',
          program: 'WASH',
          date: '',
          time: '',
          place: '',
          picture: 'event-water-day.webp',
        },
        {
          name: 'Story circle',
          title: 'The old tell, the young ask, and the tea goes round twice',
          program: 'Second Innings',
          date: '',
          time: '',
          place: '',
          picture: 'event-story-circle.webp',
        },
        {
          name: 'Craft fair',
          title: 'Makers and buyers on two sides of one table, with nobody in between',
          program: 'Revival of Local Artisans and Arts',
          date: '',
          time: '',
          place: '',
          picture: 'event-craft-fair.webp',
        },
        {
          name: 'Tree planting',
          title: 'Native saplings go into the ground just before the first rain',
          program: 'Earthwise Initiatives',
          date: '',
          time: '',
          place: '',
          picture: 'event-tree-planting.webp',
        },
        {
          name: 'Policy evening',
          title: 'One question, one guest who has worked on it, and a room that has read the file',
          program: 'Reinstating Dreams',
          date: '',
          time: '',
          place: '',
          picture: 'event-policy-evening.webp',
        },
      ],
      ask: {
        heading: 'Ask for the next date near you',
        text: 'Tell us where you are and what you would like to join, and we put you in touch with the people who host it.',
        contact: 'Ask us',
        involved: 'Volunteer at one',
      },
      search: {
        title: 'Events of {short_name}',
        description:
          'What happens when our chapters meet, who may come, and how to ask for the next date near you.',
      },
    },
  },
});
