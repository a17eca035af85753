import { pictures } from '../pictures.ts';
import { site } from '../site.ts';

export const involved = {
  opening: pictures['involved-opening'],
  heading: 'Get Involved',
  lede: 'Some write a chapter as their work, others in an hour a week. Both are wanted.',
  doorsHeading: 'Two doors, both open',
  doors: [
    {
      title: 'Be a changemaker',
      text: 'Volunteer with a chapter near you: teach an hour, survey a lane, plant, cook, drive, translate, keep accounts.',
      form: site.forms.changemaker,
    },
    {
      title: 'Join Our Team',
      text: 'Paid work in the field and in the office, for people who listen first and finish what they start.',
      form: site.forms.team,
    },
  ],
  invitation: {
    heading: 'Write to us with the role you want',
    paragraphs: [
      'Put the role into the subject: field coordinator, teacher, accountant, designer, volunteer, or one that we have not thought of. A few lines about yourself are enough for the start.',
      'Say where you live, which languages you speak and how much time you have. A certificate is welcome; knowing your own village counts just as much.',
    ],
    subject: 'Role: ',
  },
};
