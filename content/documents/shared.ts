import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, prose } from '#domain/website/fields/fields.ts';
import { SCREEN_READER_HINT } from './pages/page-parts.ts';

/** Words that stand on several pages. */
export const shared = defineDocument({
  name: 'shared',
  title: 'Words on several pages',
  section: 'trust',
  path: '/',
  schema: 1,
  // How gifts are used is told on the page of the bank details.
  guarded: true,
  fields: {
    links: group('Buttons and links', {
      help: line('Button that opens the popup for donations', 20),
      ask: line('Link beside it', 40),
      about: line('Between a link and what it leads to', 16, { hint: SCREEN_READER_HINT }),
    }),
    join: group('Banner', {
      heading: line('Heading', 40),
      text: prose('Text', 120),
      button: line('Button', 20),
    }),
    forms: group('Forms on other sites', {
      open: line('Link', 30),
      placeholder: prose('Until the trust has forms of its own', 140),
    }),
    help: group('How your help is used (home and donation)', {
      heading: line('Heading', 40),
      lede: prose('Opening sentence', 140),
      steps: list(
        'Steps',
        'Step',
        group('Step', { title: line('Heading', 60), text: prose('Text', 280) }),
        [2, 5],
      ),
    }),
    chapters: group('Programmes', {
      chapter: line('Before a number', 16),
      breadcrumb: line('Name of the way to the page', 20, { hint: SCREEN_READER_HINT }),
      neighbours: line('Name of the links to the programmes beside', 20, {
        hint: SCREEN_READER_HINT,
      }),
      previous: line('Link to the programme before', 24),
      next: line('Link to the programme after', 24),
    }),
  },
  defaults: {
    en: {
      links: { help: 'Help Us', ask: 'Ask a question first', about: 'about' },
      join: {
        heading: 'Join Us Today',
        text: "Let's write the next chapter of your story together.",
        button: 'Join us',
      },
      forms: {
        open: 'Open the form',
        placeholder: 'The addresses of our forms are placeholders until the trust has set its own.',
      },
      help: {
        heading: 'How your help is used',
        lede: 'Every gift belongs to a chapter. You may choose which one.',
        steps: [
          {
            title: 'You name a chapter',
            text: 'Write its name in the transfer note, for example WASH. A gift without a name goes where it is needed most.',
          },
          {
            title: 'It is spent where the chapter works',
            text: 'On the plain things of the field: pipes and saplings, slates and training days, and the neighbours who carry the work from house to house.',
          },
          {
            title: 'You may ask',
            text: 'Write to us with the date of your gift, and a person answers, not a machine. Volunteers, families and officials may ask as well.',
          },
        ],
      },
      chapters: {
        chapter: 'Chapter',
        breadcrumb: 'Breadcrumb',
        neighbours: 'Chapters',
        previous: 'Previous chapter',
        next: 'Next chapter',
      },
    },
  },
});
