// The trust's seven members. A name is a position until the trust fills it in. Members without a photograph
// get no invented face: `image` is a picture in the image store.

import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';

interface Person {
  readonly name: string;
  readonly education: string;
  readonly position: string;
  readonly quote: string;
  readonly image?: Picture;
}

export const teamText = {
  opening: pictures['team-opening'],
  heading: 'Our Team',
  lede: 'Seven people keep the book: they plan the chapters with each place, read every line of the accounts, and answer the letters.',
  listHeading: 'The seven places',
  note: 'Names, portraits, education and words are placeholders until each person sends their own.',
};

const people: readonly Person[] = [
  {
    name: 'Founder',
    education: 'Public policy and community development',
    position: 'Founder',
    quote: 'Ask the village first. The plan that comes back is shorter, cheaper and kept.',
  },
  {
    name: 'Co-founder',
    education: 'Social work and rural management',
    position: 'Co-founder',
    quote: 'A chapter is good when its people can tell you what it cost and what it changed.',
  },
  {
    name: 'Communications expert',
    education: 'Journalism and mass communication',
    position: 'Communications expert',
    quote: 'Nobody is a case here. We write about people the way they would read it aloud.',
  },
  {
    name: 'Legal head',
    education: 'Law',
    position: 'Legal head',
    quote: 'A right on paper is half a right. The other half is knowing which counter to go to.',
  },
  {
    name: 'IT head',
    education: 'Computer science',
    position: 'IT head',
    quote: 'If it does not work on an old phone in the sun, it does not work.',
  },
  {
    name: 'Special educator',
    education: 'Special education',
    position: 'Special educator',
    quote:
      'Every child reads. Some read with the fingers, some with the ear, some in their own time.',
  },
  {
    name: 'Legal consultant',
    education: '',
    position: 'Legal consultant',
    quote: 'Good agreements are short enough to be read out at a meeting, and are.',
  },
];

export interface TeamMember extends Person {
  /** Shown without a portrait. */
  readonly monogram: string;
  readonly ring: Picture;
}

export const team: readonly TeamMember[] = people.map((person, index) => ({
  ...person,
  monogram: monogram(person.name),
  ring: index % 2 === 0 ? pictures['medal-geru'] : pictures['medal-indigo'],
}));

function monogram(name: string): string {
  const initials = name.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase());
  return initials.slice(0, 2).join('');
}
