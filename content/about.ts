export const about = {
  heading: 'About',
  lede: 'Adhyay means chapter. A chapter is a place, its people and their needs, written together and read by everyone.',
  intro: [
    {
      heading: 'Who we are',
      paragraphs: [
        'We are a trust for community programmes in India. We work on women’s empowerment, education, water and sanitation, livelihood, old age, healthcare, gender equity and tribal empowerment.',
        'Our people are field workers, teachers, lawyers and engineers, and many once prepared for the civil services. They bring that reading to the village, and the village teaches them the rest.',
      ],
    },
    {
      heading: 'How we work',
      paragraphs: [
        'We start small and near. One village, one school or one lane becomes a chapter, with a plan that its people have agreed to and a measure that they can check themselves.',
        'A chapter has an end as well as a beginning. When a group can keep its pump, its school or its accounts without us, we hand the pen over and turn the page.',
      ],
    },
  ],
  collaboration: {
    heading: 'Nothing here is written alone',
    text: 'Companies bring CSR budgets, departments bring schemes, families and volunteers bring time. We give CSR assistance and consultancy to private institutions and government agencies, so that these meet in one plan.',
  },
  help: {
    heading: 'Write a line of it',
    text: 'Give, come and work with us, or only ask a question. All three have begun a chapter before.',
  },
} as const;
