export const tailoredSupport = {
  heading: 'Tailored Support',
  quote:
    'The Chapter Model: one place, one plan, one budget, and one group of people who can say whether it worked.',
  lede: 'No two places need the same thing in the same season. So we do not bring a package; we open a chapter.',
  stepsHeading: 'From the first question to the last visit',
  steps: [
    {
      title: 'Listen',
      text: 'We walk, sit and ask before anything is promised. Who fetches the water, who has left school, who is alone?',
    },
    {
      title: 'Plan',
      text: 'People choose what comes first. The plan says who does what, what it costs, and how all of us will know.',
    },
    {
      title: 'Carry',
      text: 'The work is done with local hands and money that can be followed, through at least one full year of seasons.',
    },
    {
      title: 'Measure',
      text: 'We count what was promised, in the open, and change the plan where the count says so.',
    },
    {
      title: 'Hand over',
      text: 'A group, a school or a Gram Sabha keeps it going. We visit, as guests.',
    },
  ],
  chaptersHeading: 'The eleven chapters',
};
