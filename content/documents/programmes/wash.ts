import { defineProgramme } from './programme.ts';

export const wash = defineProgramme({
  path: '/wash',
  title: 'WASH',
  theme: 'indigo',
  blocks: [
    {
      kind: 'initiatives',
      layout: 'pinwheel',
      bounds: [2, 8],
    },
    {
      kind: 'figures',
      layout: 'callouts',
      bounds: [2, 10],
    },
  ],
  words: {
    opening: {
      picture: 'well.webp',
      heading: 'WASH: water, sanitation and hygiene',
      lede: 'We work with villages and schools on safe water, toilets and hygiene, and plan them with the people who fetch the water. As with a well, half of the work is out of sight: the committee that keeps the pump running, the habit that keeps a child out of hospital.',
      story:
        'Before school, a girl walks for water. The full pot weighs as much as her little brother, and the second trip makes her late. On the days of her period she stays at home, because the school has no door that locks.\n\nHer mother could have said which well made the children ill last monsoon. Nobody asked her when the new pump was placed, and there it stands, dry since March.\n\nSo the people who fetch the water sit on the committee, hold the key and read the test. Stone and pipe come after.',
    },
    initiatives: {
      heading: '{count} initiatives, planned with the people who fetch the water',
      intro: '',
      items: [
        {
          title: 'Safe water',
          text: 'Wells are cleaned, pumps repaired and rain is caught before it runs off. A water group of users, most of them women, tests the source and holds the key.',
          picture: 'pump.webp',
        },
        {
          title: 'Sanitation',
          text: 'Household and bio-toilets that suit the soil and the season, built by local masons, with a door that shuts and light that works.',
          picture: 'latrine.webp',
        },
        {
          title: 'Hygiene promotion',
          text: 'Soap, a tippy-tap and a song for the little ones. Trained neighbours, not posters, carry the message from house to house.',
          picture: 'hands.webp',
        },
        {
          title: 'WASH in schools',
          text: 'Taps at child height and separate, private toilets for girls. When school is safe at noon, girls stay until four.',
          picture: 'taps.webp',
        },
      ],
    },
    figures: {
      heading: 'Impact: how deep it goes',
      note: 'Figures as reported by the trust, to date.',
      items: [
        {
          value: '25,000+',
          label: 'people with safe water',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '12,000',
          label: 'reached by hygiene campaigns',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '10,000',
          label: 'households with clean water',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '1,500',
          label: 'bio-toilet households',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '800',
          label: 'sanitation facilities',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '50+',
          label: 'schools',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '40%',
          label: 'fewer waterborne diseases',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
        {
          value: '30%',
          label: 'increase in girls’ attendance',
          scope: '',
          year: '',
          source: '',
          picture: '',
        },
      ],
      picture: 'shaft',
    },
    closing: {
      heading: 'Help the next well go deeper',
      text: 'A pump is built once and looked after for years. Both need help: the first pipe, and the spare part long after it.',
      button: '',
    },
    summary: {
      title: 'WASH',
      text: 'Clean water near the door, a toilet with a door that locks, soap that is really used. Small things, and the whole day changes for a girl who used to walk for water.',
      brief: 'Safe water near home, toilets with a door that locks, and soap that is used.',
      fact: '25,000+ people with safe water',
    },
    search: {
      title: 'WASH: water, sanitation and hygiene | {short_name}',
      description:
        'Safe water, sanitation, hygiene promotion and WASH in schools, planned with the people who fetch the water.',
    },
  },
});
