import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, prose } from '#domain/website/fields/fields.ts';
import { COUNT_HINT, openingFields, searchFields } from './page-parts.ts';

export const pageIdealPartner = defineDocument({
  name: 'page-idealpartner',
  title: 'Ideal partner',
  section: 'pages',
  path: '/idealpartner',
  schema: 1,
  fields: {
    opening: openingFields,
    reasons: list(
      'Reasons',
      'Reason',
      group('Reason', {
        title: line('Heading', 40),
        short: line('In a few words', 60),
        text: prose('Text', 420),
      }),
      [2, 10],
    ),
    invitation: group('Invitation', {
      heading: line('Heading', 40),
      text: prose('Text', 280),
      contact: line('Button to Contact us', 30),
      consultancy: line('Link to Consultancy', 30),
    }),
    home: group('On the home page', {
      button: line('Button', 20),
      more: line('Link', 40, { hint: COUNT_HINT }),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'partner-opening.webp',
        heading: "Why We're Your Ideal Partner",
        lede: 'For a CSR team, a department or a foundation that wants its money to be seen working.',
      },
      reasons: [
        {
          title: 'Chapter-based model',
          short: 'one place, one plan, one budget',
          text: 'A chapter is one place, its people and what they need, with a plan and a budget of its own. You may carry a whole chapter or a part of it; ask us about a visit. Nothing is averaged across districts, so a weak result cannot hide behind a strong one.',
        },
        {
          title: 'Diverse funding model',
          short: 'CSR, grants and gifts side by side',
          text: 'CSR budgets, government schemes, grants and the gifts of families stand side by side in one plan, each on its own line. You see what your share paid for and what it made possible beside it. When one source ends, the chapter need not end with it.',
        },
        {
          title: 'Innovative approach',
          short: 'small trials before large spends',
          text: 'New ideas are tried small: one school, one lane, one season. What works is written down and repeated; what does not is stopped while it is still cheap. The best ideas come from those who will use them, so we ask there first.',
        },
        {
          title: 'Network',
          short: 'people already trusted on the ground',
          text: 'Field workers, teachers, lawyers and engineers work with us, and a community of former civil-services aspirants who know how departments read a file. In the village it is the savings circle, the school and the Gram Sabha that open the door. No partner has to begin as a stranger.',
        },
        {
          title: 'Tailored solutions',
          short: 'fitted to district and season',
          text: 'A plan for a hill village in the rains is not a plan for a slum in May. We fit the work to the soil, the school year and the hours that people have, and to the rules that your money comes with. You tell us what you must report; we build the counting in from the first day.',
        },
        {
          title: 'Transparency',
          short: 'what was promised, spent and done',
          text: 'What was promised, what was spent and what came of it belong in one report, in words that the village can read too. Ask us for the accounts of the work that interests you, and how each figure was counted.',
        },
      ],
      invitation: {
        heading: 'Begin with one question',
        text: 'Tell us the district, the budget and what should be different in a year. We answer with a plan that you can check on site, or with the reason why we are not the right ones.',
        contact: 'Plan a chapter with us',
        consultancy: 'Consultancy',
      },
      home: {
        button: 'See why',
        more: 'Read all {count} reasons',
      },
      search: {
        title: "Why We're Your Ideal Partner | {short_name}",
        description:
          '{count} reasons: the chapter-based model, diverse funding, innovation, network, tailored solutions, transparency.',
      },
    },
  },
});
