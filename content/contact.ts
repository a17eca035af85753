export const contact = {
  heading: 'Contact Us',
  welcome: "We're here to help you!",
  advice: {
    heading: 'What to write',
    text: 'A line or two is enough: who you are, where you are, and what you would like to know. Then the right person can answer.',
    topics: [
      'For a village, a school or a family: the place, and what is needed first.',
      'For a company or a department: the district, the budget and the question.',
      'For work or volunteering: the role you want, as the subject of the mail.',
    ],
  },
};
