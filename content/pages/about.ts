import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';

interface Intro {
  readonly heading: string;
  readonly picture: Picture;
  readonly paragraphs: readonly string[];
}

const who: Intro = {
  heading: 'Who we are',
  picture: pictures['about-who'],
  paragraphs: [
    'Field workers, teachers, lawyers and engineers, in a trust for community programmes in India. Many of us once prepared for the civil services. We brought that reading to the village, and the village has been teaching us the rest.',
    'Women’s empowerment, education, water and sanitation, livelihood, old age, healthcare, gender equity and tribal empowerment: the list is long because a household does not have one problem at a time.',
  ],
};

const how: Intro = {
  heading: 'How we work',
  picture: pictures['about-how'],
  paragraphs: [
    'One village, one school or one lane becomes a chapter. Its plan is small enough to be drawn on the ground with a stick, and everybody who stands round it may rub a line out.',
    'A chapter has an end as well as a beginning. When a group keeps its pump, its school or its accounts without us, we turn the page.',
  ],
};

export const about = {
  opening: pictures['about-opening'],
  heading: 'About',
  lede: 'Adhyay means chapter. In a book it is where one thing ends and the next is about to begin; so it is with us.',
  intro: { who, how },
  collaboration: {
    heading: 'Nothing here is written alone',
    text: 'Companies bring CSR budgets, departments bring schemes, families and volunteers bring time. We give CSR assistance and consultancy to private institutions and government agencies, so that these meet in one plan.',
  },
  help: {
    heading: 'Write a line of it',
    text: 'Give, come and work with us, or only ask a question.',
  },
};
