import type { Wall } from '../drawing/wall.ts';
import { activeAging } from './second-innings/active-aging.ts';
import { artsAndCrafts } from './second-innings/arts-and-crafts.ts';
import { bookClub } from './second-innings/book-club.ts';
import { grandparentsKitchen } from './second-innings/grandparents-kitchen.ts';
import { heritageCelebration } from './second-innings/heritage-celebration.ts';
import { meditationGarden } from './second-innings/meditation-garden.ts';
import { mentoring } from './second-innings/mentoring.ts';
import { moneyMatters } from './second-innings/money-matters.ts';
import { phoneLessons } from './second-innings/phone-lessons.ts';
import { seniorFitness } from './second-innings/senior-fitness.ts';
import { seniorVolunteers } from './second-innings/senior-volunteers.ts';
import { storytelling } from './second-innings/storytelling.ts';

export const secondInningsScenes = {
  'active-aging': activeAging,
  mentoring,
  'senior-fitness': seniorFitness,
  'arts-and-crafts': artsAndCrafts,
  'phone-lessons': phoneLessons,
  'book-club': bookClub,
  'grandparents-kitchen': grandparentsKitchen,
  'senior-volunteers': seniorVolunteers,
  'heritage-celebration': heritageCelebration,
  storytelling,
  'meditation-garden': meditationGarden,
  'money-matters': moneyMatters,
} satisfies Record<string, () => Wall>;
