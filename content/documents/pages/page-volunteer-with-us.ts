import { defineDocument } from '#domain/website/document.ts';
import { group, line } from '#domain/website/fields/fields.ts';
import { formFrame, thanksFields } from '../form-parts.ts';
import { openingFields, searchFields } from './page-parts.ts';

export const pageVolunteerWithUs = defineDocument({
  name: 'page-volunteer-with-us',
  title: 'Volunteer with us',
  section: 'pages',
  path: '/volunteer-with-us',
  schema: 1,
  fields: {
    opening: openingFields,
    form: group('Form', {
      ...formFrame,
      name: line('Name', 24),
      phone: line('Phone', 24),
      email: line('E-mail', 24),
      place: line('Place', 50),
      wish: line('What one would like to do', 50),
      wish_hint: line('Under it', 120),
      when: line('When', 50),
      when_hint: line('Under it', 120),
    }),
    thanks: thanksFields,
    search: searchFields,
    not_sent_search: { ...searchFields, label: 'In search results: not sent' },
  },
  defaults: {
    en: {
      opening: {
        picture: 'involved-opening.webp',
        heading: 'Volunteer with us',
        lede: 'Teach an hour, survey a lane, plant, cook, drive, translate or keep accounts. Tell us what you can do, and where.',
      },
      form: {
        heading: 'Tell us about yourself',
        intro: 'A few words are enough. You need no certificate and no experience.',
        notice:
          'Your details are used only to answer you and to plan the work with you. Ask us to remove them at any time.',
        next: [
          'A person of the trust reads what you wrote.',
          'They call you back or write to you.',
          'You meet the people of the programme before you begin.',
        ],
        optional: 'optional',
        submit: 'Send',
        not_sent: 'Your form was not sent',
        still_here: 'What you typed is still here.',
        name: 'Name',
        phone: 'Phone',
        email: 'Email',
        place: 'Where do you live?',
        wish: 'What would you like to do?',
        wish_hint: 'For example: teach maths to children, or keep accounts',
        when: 'When do you have time?',
        when_hint: 'For example: Saturdays, or two hours a week in the evening',
      },
      thanks: {
        heading: 'Thank you! We have your form.',
        text: 'Somebody from the trust will read it and call you back or write to you.',
        home: 'Back to home',
        picture: 'letter.webp',
      },
      search: {
        title: 'Volunteer with us | {short_name}',
        description:
          'Give an hour a week or a Saturday: tell the trust what you would like to do, where and when.',
      },
      not_sent_search: {
        title: 'Your form was not sent | {short_name}',
        description:
          'The form for volunteers once more, with what was typed and what needs to be changed in it.',
      },
    },
  },
});
