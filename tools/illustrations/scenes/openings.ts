import type { Wall } from '../drawing/wall.ts';
import { about } from './openings/about.ts';
import { calendar } from './openings/calendar.ts';
import { crier } from './openings/crier.ts';
import { donation } from './openings/donation.ts';
import { events } from './openings/events.ts';
import { faqs } from './openings/faqs.ts';
import { involved } from './openings/involved.ts';
import { openDoor } from './openings/open-door.ts';
import { partner } from './openings/partner.ts';
import { policy } from './openings/policy.ts';
import { sealedLetter } from './openings/sealed-letter.ts';
import { tailored } from './openings/tailored.ts';
import { team } from './openings/team.ts';
import { weighing } from './openings/weighing.ts';

export const openingScenes = {
  'about-opening': about,
  'tailored-opening': tailored,
  'involved-opening': involved,
  'events-opening': events,
  'policy-opening': policy,
  'faqs-opening': faqs,
  'partner-opening': partner,
  'calendar-opening': calendar,
  'team-opening': team,
  'donation-opening': donation,
  'open-door-opening': openDoor,
  'sealed-letter-opening': sealedLetter,
  'weighing-opening': weighing,
  'crier-opening': crier,
} satisfies Record<string, () => Wall>;
