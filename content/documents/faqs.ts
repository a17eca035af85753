import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, prose } from '#domain/website/fields/fields.ts';
import { COUNT_HINT, openingFields, searchFields } from './pages/page-parts.ts';

export const faqs = defineDocument({
  name: 'faqs',
  title: 'FAQs',
  section: 'lists',
  path: '/faqs',
  schema: 1,
  fields: {
    opening: { ...openingFields, hint: COUNT_HINT },
    items: list(
      'Questions',
      'Question',
      group('Question', {
        question: line('Question', 100),
        answer: prose('Answer', 900, { paragraphs: 5 }),
      }),
      [1, 40],
    ),
    more: group('Below the questions', {
      text: line('Sentence', 80),
      link: line('Link to the contact page', 30),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'faqs-opening.webp',
        heading: 'Frequently asked questions',
        lede: '{count} that donors, partners and volunteers ask first.',
      },
      items: [
        {
          question: 'What makes the trust different?',
          answer:
            'The chapter-based model. Each place gets its own plan, its own budget and its own group of people who decide and check. We do not carry one finished programme from district to district.',
        },
        {
          question: 'Is the chapter-based model effective?',
          answer:
            'It is slower to begin. People keep what they have planned themselves, and a small chapter shows its mistakes early, while they are still cheap to mend.',
        },
        {
          question: 'How can an organisation partner with you?',
          answer:
            'Write to us with the place, the budget and the question you have in mind. We visit together, agree on a plan and on what will be measured, and put both on paper before any money moves.',
        },
        {
          question: 'What types of projects do you take up?',
          answer:
            'Women’s empowerment, education, water and sanitation, livelihood, old age, healthcare, gender equity and tribal empowerment, in eleven chapters. For private institutions and government agencies we also give CSR assistance and consultancy.',
        },
        {
          question: 'How is the work funded?',
          answer:
            'From several sources side by side: CSR budgets, grants and gifts from individuals. A chapter that rests on one purse closes with it, so we look for more than one from the start.',
        },
        {
          question: 'How can I contribute?',
          answer:
            'Give to a chapter of your choice, give time as a volunteer, or bring a skill that we lack. Donate opens the bank details. The form for volunteers is under [Volunteer with us](/volunteer-with-us), and [Careers](/involved) says how to write to us about work.',
        },
        {
          question: 'What impact has the trust had?',
          answer:
            'By the trust’s own count: 15,000 children and families impacted yearly, 10 villages and slums reached, 20 projects, and work in 4 states. Each chapter’s page gives its own figures.',
        },
        {
          question: 'How do you measure success?',
          answer:
            'Every plan names a few things that can be counted by the people it is for: days with water, children who read, toilets in use, income at harvest. Those counts decide whether the plan stays as it is.',
        },
      ],
      more: { text: 'Yours is not among them?', link: 'Ask your own' },
      search: {
        title: 'Frequently asked questions | {short_name}',
        description:
          'What makes the trust different, how it works with partners, how it is funded, and how it measures success.',
      },
    },
  },
});
