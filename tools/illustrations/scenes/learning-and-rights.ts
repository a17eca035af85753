import type { Wall } from '../drawing/wall.ts';
import { askingForInformation } from './learning-and-rights/asking-for-information.ts';
import { balwadi } from './learning-and-rights/balwadi.ts';
import { digitalClassroom } from './learning-and-rights/digital-classroom.ts';
import { eldersOnline } from './learning-and-rights/elders-online.ts';
import { genderJustice } from './learning-and-rights/gender-justice.ts';
import { girlsEducation } from './learning-and-rights/girls-education.ts';
import { girlsInSchool } from './learning-and-rights/girls-in-school.ts';
import { learningOutcomes } from './learning-and-rights/learning-outcomes.ts';
import { rightsAndDuties } from './learning-and-rights/rights-and-duties.ts';
import { safeStreets } from './learning-and-rights/safe-streets.ts';
import { skillsAndLivelihood } from './learning-and-rights/skills-and-livelihood.ts';
import { tribalArts } from './learning-and-rights/tribal-arts.ts';
import { tribalClassroom } from './learning-and-rights/tribal-classroom.ts';
import { villageAssembly } from './learning-and-rights/village-assembly.ts';
import { voterRegistration } from './learning-and-rights/voter-registration.ts';
import { womenInPublicLife } from './learning-and-rights/women-in-public-life.ts';
import { womenLead } from './learning-and-rights/women-lead.ts';
import { womenSavings } from './learning-and-rights/women-savings.ts';

export const learningAndRightsScenes = {
  'learning-outcomes': learningOutcomes,
  'digital-classroom': digitalClassroom,
  'girls-education': girlsEducation,
  'tribal-classroom': tribalClassroom,
  balwadi,
  'girls-in-school': girlsInSchool,
  'women-savings': womenSavings,
  'women-lead': womenLead,
  'safe-streets': safeStreets,
  'gender-justice': genderJustice,
  'skills-and-livelihood': skillsAndLivelihood,
  'elders-online': eldersOnline,
  'tribal-arts': tribalArts,
  'rights-and-duties': rightsAndDuties,
  'voter-registration': voterRegistration,
  'village-assembly': villageAssembly,
  'women-in-public-life': womenInPublicLife,
  'asking-for-information': askingForInformation,
} satisfies Record<string, () => Wall>;
