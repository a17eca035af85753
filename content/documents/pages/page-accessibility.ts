import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, prose } from '#domain/website/fields/fields.ts';
import { openingFields, searchFields } from './page-parts.ts';

export const pageAccessibility = defineDocument({
  name: 'page-accessibility',
  title: 'Accessibility',
  section: 'pages',
  path: '/accessibility',
  schema: 1,
  fields: {
    opening: openingFields,
    aim: group('Aim', {
      heading: line('Heading', 50),
      text: prose('Paragraphs', 600, { paragraphs: 3 }),
    }),
    done: group('Done', {
      heading: line('Heading', 50),
      items: list(
        'Points',
        'Point',
        group('Point', { title: line('Heading', 60), text: prose('Text', 250) }),
        [1, 12],
      ),
    }),
    limits: group('Limits', {
      heading: line('Heading', 50),
      items: list('Points', 'Point', prose('Point', 220), [1, 12]),
    }),
    tell: group('Tell us', {
      heading: line('Heading', 50),
      text: prose('Text', 300, { hint: '{query_email} shows the e-mail for queries' }),
      contact: line('Link to Contact us', 30),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'open-door-opening.webp',
        heading: 'Accessibility',
        lede: 'We want everybody to read, give, ask and join here, with whatever eyes, hands, phone or line they have.',
      },
      aim: {
        heading: 'What we aim for',
        text: 'The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page. That is a little more than the law asks: the Rights of Persons with Disabilities Act, 2016, and the Guidelines for Indian Government Websites (GIGW 3.0) rest on WCAG 2.1 AA.',
      },
      done: {
        heading: 'What has been done',
        items: [
          {
            title: 'Without a mouse',
            text: 'Everything can be reached and used by keyboard. The focus is always to be seen, Esc closes what opens, and the first stop of a page skips to its content.',
          },
          {
            title: 'Without sight',
            text: 'Headings, lists, tables and buttons are what they say they are. Every picture that tells something has words; one that only decorates keeps quiet.',
          },
          {
            title: 'With large letters',
            text: 'Text grows to twice its size and pages narrow to 320 pixels without anything to scroll sideways. Colours keep a contrast of 4.5 to 1 or more, and never speak alone.',
          },
          {
            title: 'With little movement',
            text: 'If your device asks for less motion, nothing slides or counts up. The team’s pictures, which change by themselves, have a pause button.',
          },
          {
            title: 'On an old phone and a thin line',
            text: 'Pages are light, and can be read whole before any script has run, or without it.',
          },
        ],
      },
      limits: {
        heading: 'Where it falls short',
        items: [
          'The Hindi and Marathi pages are new. Please tell us where a sentence reads badly.',
          'The drawings are described in one sentence each, which is less than is in them.',
          'We check with automated tools, by keyboard and at several sizes. People who use a screen reader every day have not yet tested the whole site.',
          'The payment code is for a camera. The same details stand beside it as text.',
          'Forms and networks that we link to are made by others.',
        ],
      },
      tell: {
        heading: 'Tell us',
        text: 'If something shuts you out, write to {query_email} or call, and say which page it was and what you use to read it. We answer, and we will send you what you needed in another form meanwhile.',
        contact: 'Contact us',
      },
      search: {
        title: 'Accessibility statement | {short_name}',
        description:
          'How this site is made to be used by everybody, by which standard, where it falls short, and how to tell us.',
      },
    },
  },
});
