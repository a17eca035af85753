import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';

interface ModelStep {
  readonly title: string;
  readonly text: string;
  readonly picture?: Picture;
}

const steps: readonly ModelStep[] = [
  {
    title: 'Listen',
    text: 'We walk, sit and ask before anything is promised. Who fetches the water, who has left school, who is alone? Half of the answers come on the way out.',
    picture: pictures['model-listen'],
  },
  {
    title: 'Plan',
    text: 'People choose what comes first. The plan says who does what, what it costs, and how all of us will know.',
  },
  {
    title: 'Carry',
    text: 'The work is done with local hands and money that can be followed, through at least one full year of seasons.',
    picture: pictures['model-carry'],
  },
  {
    title: 'Measure',
    text: 'We count what was promised, in the open, and change the plan where the count says so.',
  },
  {
    title: 'Hand over',
    text: 'A group, a school or a Gram Sabha takes the key and keeps it going. We come again as guests.',
    picture: pictures['model-hand-over'],
  },
];

export const tailoredSupport = {
  opening: pictures['tailored-opening'],
  heading: 'Tailored Support',
  lede: 'No two places need the same thing in the same season. So we take the measure first, and cut afterwards.',
  quote:
    'The Chapter Model: one place, one plan, one budget, and one group of people who can say whether it worked.',
  stepsHeading: 'From the first question to the last visit',
  steps,
  chaptersHeading: 'The eleven chapters',
  chaptersIntro:
    'Ten of them make up Tailored Support. The eleventh, Reinstating Dreams, is the community from which many of their people come.',
};
