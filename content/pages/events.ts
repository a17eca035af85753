import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';
import { site } from '../site.ts';

export interface FeaturedEvent {
  readonly name: string;
  readonly title: string;
  readonly program: string;
  readonly profilepic: Picture;
}

const featured: readonly FeaturedEvent[] = [
  {
    name: 'Water day',
    title: 'A well is cleaned, tested and covered by the people who drink from it',
    program: 'WASH',
    profilepic: pictures['event-water-day'],
  },
  {
    name: 'Story circle',
    title: 'The old tell, the young ask, and the tea goes round twice',
    program: 'Second Innings',
    profilepic: pictures['event-story-circle'],
  },
  {
    name: 'Craft fair',
    title: 'Makers and buyers on two sides of one table, with nobody in between',
    program: 'Revival of Local Artisans and Arts',
    profilepic: pictures['event-craft-fair'],
  },
  {
    name: 'Tree planting',
    title: 'Native saplings go into the ground just before the first rain',
    program: 'Earthwise Initiatives',
    profilepic: pictures['event-tree-planting'],
  },
  {
    name: 'Policy evening',
    title: 'One question, one guest who has worked on it, and a room that has read the file',
    program: 'Reinstating Dreams',
    profilepic: pictures['event-policy-evening'],
  },
];

export const events = {
  opening: pictures['events-opening'],
  heading: 'Events of Adhyay',
  lede: 'Most of our meetings are small and near, and open to whoever comes.',
  featuredHeading: 'Featured Events',
  featuredIntro:
    'Five kinds of gatherings that come back every season. Each chapter sets its own dates, by the weather and not by the calendar.',
  featured,
  form: site.forms.event,
  ask: {
    heading: 'Ask for the next date near you',
    text: 'Tell us where you are and what you would like to join, and we put you in touch with the people who host it.',
  },
};
