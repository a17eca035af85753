import { pictures } from '../pictures.ts';
import type { ChapterPage } from './chapter-page.ts';

export const advocacy: ChapterPage = {
  path: '/advocacy',
  heading: 'Advocacy',
  lede: 'A rule that looks right in an office can fail at a single locked gate. We bring the gate into the room: what was seen, by whom, how often, and what would mend it.',
  story: [
    'A pension is refused because a name is spelled in two ways on two cards. It happens in one lane, then in the next. After thirty doors it is no longer bad luck; it is a rule that does not work.',
    'Somebody has to write that down, with dates and with the consent of everyone concerned, and carry it to the table where rules are made. The people behind those thirty doors will hardly ever sit there themselves.',
    'To officials, elected members and the press we use the same words as at the village meeting, and we come back to tell the lane what was answered.',
  ],
  blocks: [
    {
      kind: 'cards',
      layout: 'stepped',
      heading: 'Four key areas',
      intro: 'Each began with a question from the field that no form had a box for.',
      items: [
        {
          title: 'Gender justice',
          text: 'Safety, property and a fair share of public money for women and girls, argued case by case.',
          picture: pictures['gender-justice'],
        },
        {
          title: 'Skill development and livelihood',
          text: 'Training that leads to a wage, and schemes that count the woman who works at home.',
          picture: pictures['skills-and-livelihood'],
        },
        {
          title: 'Digital inclusion for the elderly',
          text: 'Services that an old hand and an old phone can use, and a person to ask where they cannot.',
          picture: pictures['elders-online'],
        },
        {
          title: 'Tribal arts and culture',
          text: 'Credit, fair pay and a say for tribal artists wherever their work is shown or sold.',
          picture: pictures['tribal-arts'],
        },
      ],
    },
    {
      kind: 'figures',
      layout: 'chorus',
      heading: 'Impact: who was heard',
      note: 'Figures as reported by the trust.',
      items: [
        { value: '10,000', label: 'lives via policy work' },
        { value: '1200+', label: 'girls' },
        { value: '500+', label: 'tribal artists' },
        { value: '200+', label: 'women' },
        { value: '100+', label: 'seniors' },
      ],
    },
  ],
  closing: {
    heading: 'Lend this work your voice',
    text: 'Evidence takes bus fares, translators and patience. None of it looks good in a photograph; all of it is missed when the file is opened.',
    action: 'help',
  },
};
