import type { ChapterPage } from './chapter-page.ts';

export const krishi: ChapterPage = {
  path: '/krishi',
  heading: 'Krishi Udaan',
  lede: 'Welcome to Krishi Udaan, the flight of farming. A good season needs more than rain: it needs the subsidy that was announced, a method that suits the soil, and somebody to ask when a leaf turns yellow.',
  story: [
    'Vision: farmers who know what they are entitled to, who can try what is new without risking the whole year, and who earn enough for farming to be a choice and not a trap.',
    'We begin where the paper stops. Most schemes are written in a language of offices; we sit down with a farmer, a form and a field record, and stay until the three agree.',
  ],
  lists: [
    {
      heading: 'Four initiatives for one season',
      numbered: true,
      items: [
        {
          title: 'Subsidy Awareness & Accessibility',
          text: 'What is on offer this season, who may ask for it, and which papers are needed, said in the language of the village. Then help with the form itself.',
        },
        {
          title: 'Innovative Farming Solutions',
          text: 'Soil testing, drip lines, better seed and simple tools, tried on a small plot first. What works is shown to the neighbours; what fails costs little.',
        },
        {
          title: 'Capacity Building & Training',
          text: 'Field-side lessons through the crop year, from seed treatment to accounts and storage, taught by farmers as often as by experts.',
        },
        {
          title: 'Community Support & Welfare',
          text: 'Groups that buy and sell together, share a machine, and look in on the family whose crop or health has failed.',
        },
      ],
    },
    {
      heading: 'What a village should be able to say',
      numbered: false,
      items: [
        {
          title: 'The scheme reached us',
          text: 'Every farmer knows the schemes of the season and has asked for those that fit.',
        },
        {
          title: 'The soil is better than it was',
          text: 'Less water, fewer chemicals and more life in the ground, year after year.',
        },
        {
          title: 'We know how, and we teach it',
          text: 'Skill stays in the village, with people who are trusted and easy to ask.',
        },
        {
          title: 'Nobody farms alone',
          text: 'A bad season is carried by many shoulders, so that it does not end a farm.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Help a farm take off',
    text: 'Your gift goes to this chapter when you write “Krishi” in the transfer note.',
    action: 'help',
  },
};
