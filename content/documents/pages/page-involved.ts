import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, optionalPicture, prose } from '#domain/website/fields/fields.ts';
import { openingFields, SCREEN_READER_HINT, searchFields } from './page-parts.ts';

const door = (label: string) =>
  group(label, {
    title: line('Heading', 30),
    text: prose('Text', 170),
    picture: optionalPicture('Picture'),
  });

export const pageInvolved = defineDocument({
  name: 'page-involved',
  title: 'Careers',
  section: 'pages',
  path: '/involved',
  schema: 2,
  fields: {
    opening: openingFields,
    doors: group('Two doors', {
      heading: line('Heading', 40),
      changemaker: door('Volunteers'),
      team: door('Staff'),
    }),
    letter: group('Mailbox', {
      heading: line('Heading', 60),
      text: prose('Paragraphs', 700, { paragraphs: 4 }),
      subject: line('Subject of the e-mail', 30),
      mailbox: line('Before the address', 20, { hint: SCREEN_READER_HINT }),
      roles: list(
        'Roles',
        'Role',
        group('Role', { title: line('Name of the role', 40), text: line('What it is', 90) }),
        [0, 12],
        { hint: 'Each opens an e-mail with the role as its subject' },
      ),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'involved-opening.webp',
        heading: 'Get Involved',
        lede: 'Join full-time, or for an hour a week.',
      },
      doors: {
        heading: 'Two doors, both open',
        changemaker: {
          title: 'Be a changemaker',
          text: 'Volunteer with a chapter near you: teach an hour, survey a lane, plant, cook, drive, translate, keep accounts.',
          picture: 'event-tree-planting.webp',
        },
        team: {
          title: 'Join Our Team',
          text: 'Paid work in the field and in the office, for people who listen first and finish what they start.',
          picture: 'about-who.webp',
        },
      },
      letter: {
        heading: 'Write to us with the role you want',
        text: 'Put the role into the subject: field coordinator, teacher, accountant, designer, volunteer, or one that we have not thought of. A few lines about yourself are enough for the start.\n\nSay where you live, which languages you speak and how much time you have. A certificate is welcome; knowing your own village counts just as much.',
        subject: 'Role: ',
        mailbox: 'Mailbox:',
        roles: [
          {
            title: 'Field coordinator',
            text: 'Plans the week with one village and keeps its list.',
          },
          { title: 'Teacher', text: 'Leads a class, a Balwadi or a lesson in the evening.' },
          { title: 'Accountant', text: 'Keeps every bill where it can be found.' },
          { title: 'Designer', text: 'Draws and sets what people will read.' },
          { title: 'Volunteer', text: 'An hour a week, at what you do well.' },
        ],
      },
      search: {
        title: 'Careers and volunteering | {short_name}',
        description:
          'Work or volunteer with us. Write to the careers mailbox with the role you would like as the subject.',
      },
    },
  },
});
