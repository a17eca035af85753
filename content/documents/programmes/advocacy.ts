import { defineProgramme } from './programme.ts';

export const advocacy = defineProgramme({
  path: '/advocacy',
  title: 'Advocacy',
  theme: 'indigo',
  blocks: [
    {
      kind: 'cards',
      layout: 'stepped',
      bounds: [4, 4],
    },
    {
      kind: 'figures',
      layout: 'descending',
      bounds: [5, 5],
    },
  ],
  words: {
    opening: {
      picture: 'voice.webp',
      heading: 'Advocacy',
      lede: 'We carry what women, workers, elders and tribal artists live through in villages and lanes to the offices that make the rules. A rule that looks right in an office can fail at a single locked gate, so we bring what was seen, by whom, how often, and what would mend it.',
      story:
        'A pension is refused because a name is spelled in two ways on two cards. It happens in one lane, then in the next. After thirty doors it is no longer bad luck; it is a rule that does not work.\n\nSomebody has to write that down, with dates and with the consent of everyone concerned, and carry it to the table where rules are made. The people behind those thirty doors will hardly ever sit there themselves.\n\nTo officials, elected members and the press we use the same words as at the village meeting, and we come back to tell the lane what was answered.',
    },
    cards: {
      heading: '{count} key areas',
      intro: 'Each began with a question from the field that no form had a box for.',
      items: [
        {
          title: 'Gender justice',
          text: 'Safety, property and a fair share of public money for women and girls, argued case by case.',
          picture: 'gender-justice.webp',
        },
        {
          title: 'Skill development and livelihood',
          text: 'Training that leads to a wage, and schemes that count the woman who works at home.',
          picture: 'skills-and-livelihood.webp',
        },
        {
          title: 'Digital inclusion for the elderly',
          text: 'Services that an old hand and an old phone can use, and a person to ask where they cannot.',
          picture: 'elders-online.webp',
        },
        {
          title: 'Tribal arts and culture',
          text: 'Credit, fair pay and a say for tribal artists wherever their work is shown or sold.',
          picture: 'tribal-arts.webp',
        },
      ],
    },
    figures: {
      heading: 'Impact: who was heard',
      note: 'Figures as reported by the trust.',
      items: [
        {
          value: '10,000',
          label: 'lives via policy work',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '1200+',
          label: 'girls',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '500+',
          label: 'tribal artists',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '200+',
          label: 'women',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '100+',
          label: 'seniors',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
      ],
      picture: '',
    },
    closing: {
      heading: 'Lend this work your voice',
      text: 'Evidence takes bus fares, translators and patience. None of it looks good in a photograph; all of it is missed when the file is opened.',
      button: '',
    },
    summary: {
      title: 'Advocacy',
      text: 'Field work shows what policy misses. We carry that evidence upward on gender justice, livelihoods, digital access for elders, and tribal arts.',
      brief: 'Evidence from the field, carried to those who make policy.',
      fact: '10,000 lives via policy work',
    },
    search: {
      title: 'Advocacy: from the field to policy | {short_name}',
      description:
        'Carrying field evidence to policy on gender justice, livelihoods, digital inclusion of elders and tribal arts.',
    },
  },
});
