export const events = {
  heading: 'Events of Adhyay',
  lede: 'A chapter is a circle that keeps meeting. Most of its meetings are small, near, and open to whoever comes.',
  kindsHeading: 'When a chapter meets',
  kinds: [
    {
      title: 'In the village and the lane',
      text: 'Water days at the well, health and hygiene drives, tree planting before the rain, seed and subsidy meetings before sowing.',
    },
    {
      title: 'Across generations',
      text: 'Story circles, fitness mornings, phone lessons and kitchens, where people above 55 are hosts as often as guests.',
    },
    {
      title: 'At school',
      text: 'Reading days, Balwadi open mornings and training for teachers, announced by the school itself.',
    },
    {
      title: 'For former aspirants',
      text: 'Policy evenings and small tables with people who work in government, diplomacy and the press.',
    },
  ],
  ask: {
    heading: 'Ask for the next date near you',
    text: 'Every chapter sets its own dates, by the season and not by our calendar. Tell us where you are and what you would like to join, and we put you in touch with the people who host it.',
  },
} as const;
