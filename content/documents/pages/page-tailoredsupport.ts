import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, optionalPicture, prose } from '#domain/website/fields/fields.ts';
import { openingFields, searchFields } from './page-parts.ts';

export const pageTailoredSupport = defineDocument({
  name: 'page-tailoredsupport',
  title: 'Tailored Support',
  section: 'pages',
  path: '/tailoredsupport',
  schema: 2,
  fields: {
    opening: openingFields,
    quote: prose('Sentence on the red ground', 160),
    steps: group('Steps', {
      heading: line('Heading', 70),
      items: list(
        'Steps',
        'Step',
        group('Step', {
          title: line('Heading', 30),
          text: prose('Text', 230),
          who: line('Below the text', 60, { optional: true }),
          picture: optionalPicture('Picture'),
        }),
        [5, 5],
      ),
    }),
    chapters: group('Chapters', { heading: line('Heading', 40), intro: prose('Sentence', 190) }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'tailored-opening.webp',
        heading: 'Tailored Support',
        lede: 'No two places need the same thing. We take the measure first, and cut afterwards.',
      },
      quote:
        'The Chapter Model: one place, one plan, one budget, and one group of people who can say whether it worked.',
      steps: {
        heading: 'From the first question to the last visit',
        items: [
          {
            title: 'Listen',
            text: 'We walk, sit and ask before anything is promised. Who fetches the water, who has left school, who is alone?',
            who: 'The people of the place speak first',
            picture: 'model-listen.webp',
          },
          {
            title: 'Plan',
            text: 'People choose what comes first. The plan says who does what, what it costs, and how we will know it worked.',
            who: 'One page, read out at the meeting',
            picture: 'model-plan.webp',
          },
          {
            title: 'Carry',
            text: 'The work is done with local hands, and with money that can be followed.',
            who: 'Local hands',
            picture: 'model-carry.webp',
          },
          {
            title: 'Measure',
            text: 'We count what was promised, in the open, and change the plan where the count says so.',
            who: 'Counted where all can see',
            picture: 'model-measure.webp',
          },
          {
            title: 'Hand over',
            text: 'A group, a school or a Gram Sabha takes the key and keeps it going.',
            who: 'We come again as guests',
            picture: 'model-hand-over.webp',
          },
        ],
      },
      chapters: {
        heading: 'The eleven chapters',
        intro:
          'Ten of them make up Tailored Support. The eleventh, Reinstating Dreams, is the community from which many of their people come.',
      },
      search: {
        title: 'Tailored Support and the Chapter Model | {short_name}',
        description:
          'How a chapter is planned, carried and handed over, and the eleven chapters that follow the model today.',
      },
    },
  },
});
