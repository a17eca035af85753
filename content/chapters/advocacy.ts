import type { ChapterPage } from './chapter-page.ts';

export const advocacy: ChapterPage = {
  path: '/advocacy',
  heading: 'Advocacy',
  lede: 'A rule that looks right in an office can fail at a single locked gate. We bring the gate into the room: what was seen, by whom, how often, and what would mend it.',
  story: [
    'Our evidence comes from the other chapters, with the consent of the people in it. We speak to officials, elected members and the press in the same words that we use at the village meeting.',
  ],
  lists: [
    {
      heading: 'Four key areas',
      numbered: true,
      items: [
        {
          title: 'Gender justice',
          text: 'Safety, property and a fair share of public money for women and girls, argued case by case.',
        },
        {
          title: 'Skill development and livelihood',
          text: 'Training that leads to a wage, and schemes that count the woman who works at home.',
        },
        {
          title: 'Digital inclusion for the elderly',
          text: 'Services that an old hand and an old phone can use, and a person to ask where they cannot.',
        },
        {
          title: 'Tribal arts and culture',
          text: 'Credit, fair pay and a say for tribal artists wherever their work is shown or sold.',
        },
      ],
    },
  ],
  figures: {
    heading: 'Who was heard',
    note: 'Figures as reported by the trust.',
    items: [
      { value: '10,000', label: 'lives touched through policy work' },
      { value: '1200+', label: 'girls' },
      { value: '500+', label: 'tribal artists' },
      { value: '200+', label: 'women' },
      { value: '100+', label: 'seniors' },
    ],
  },
  closing: {
    heading: 'Lend this work your voice',
    text: 'Your gift goes to this chapter when you write “Advocacy” in the transfer note.',
    action: 'help',
  },
};
