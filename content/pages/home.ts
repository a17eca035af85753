import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';
import { site } from '../site.ts';
import type { PagePath } from '../site-map.ts';

export const hero = {
  picture: pictures.hero,
  narrowPicture: pictures['hero-small'],
  lede: 'Adhyay means chapter. We work with villages, schools and families on water, learning, land and livelihood, and stay until the next chapter writes itself.',
};

export const welcome = {
  picture: pictures.initial,
  heading: site.secondTagline,
  paragraphs: [
    'Welcome. Adhyay is a trust for community programmes in India. We work with women and girls, with schools, with elders and farmers, with artisans and tribal communities.',
    'We do not arrive with a finished plan. A place, its people and its needs make one chapter; we write it together, measure it honestly, and hand the pen over when it can go on without us.',
  ],
};

export const community = {
  picture: pictures.circle,
  heading: 'What is the community',
  lede: 'A chapter is a circle that keeps meeting.',
  paragraphs: [
    'Thousands prepare for the civil services every year; most put years of reading, discipline and care for the country into an exam they will not clear. That learning should not go to waste.',
    'Our community gathers former aspirants in chapters, to talk policy, to guide younger people, and to lend their skills to the programmes on this site.',
  ],
};

export interface ProgramTile {
  readonly label: string;
  readonly text: string;
  readonly path: PagePath;
  readonly picture: Picture;
}

export const program = {
  heading: 'Our Program',
  intro: 'Four doors into the work. Behind each stand the chapters that carry it on.',
  tiles: [
    {
      label: 'Women Empowerment',
      text: 'Savings circles, skills and a voice at the meeting',
      path: '/gender',
      picture: pictures.women,
    },
    {
      label: 'Education',
      text: 'From the Balwadi mat to the digital classroom',
      path: '/education',
      picture: pictures.school,
    },
    { label: 'Wash', text: 'Water, sanitation and hygiene', path: '/wash', picture: pictures.pump },
    {
      label: 'Livelihood',
      text: 'Craft, farm and market',
      path: '/revival',
      picture: pictures.market,
    },
  ] satisfies ProgramTile[],
};

export const chapterBlocks = {
  heading: 'Eleven chapters, each with its own place and people',
  intro: 'Turn to the one you came for, or read them in order.',
};
