export const involved = {
  heading: 'Get Involved',
  lede: 'Some write a chapter as their work, others in an hour a week. Both are wanted.',
  invitation: {
    heading: 'Write to us with the role you want',
    paragraphs: [
      'Send a few lines about yourself to the mailbox below, and put the role that you would like into the subject: field coordinator, teacher, accountant, designer, volunteer, or one that we have not thought of.',
      'Say where you live, which languages you speak and how much time you have. A certificate is welcome; experience of your own village counts just as much.',
    ],
    subject: 'Role: ',
  },
  ways: [
    {
      title: 'Be a changemaker',
      text: 'Volunteer with a chapter near you: teach an hour, survey a lane, plant, cook, drive, translate, keep accounts.',
    },
    {
      title: 'Join Our Team',
      text: 'Paid work in the field and in the office. We look for people who listen first and finish what they start.',
    },
  ],
};
