// Every picture the program draws, by the name of its file.

import { GROUNDS } from './drawing/grounds.ts';
import type { Wall } from './drawing/wall.ts';
import { ballot } from './scenes/ballot.ts';
import { bridge } from './scenes/bridge.ts';
import { circle } from './scenes/circle.ts';
import { companyScenes } from './scenes/company.ts';
import { craft } from './scenes/craft.ts';
import { crowd } from './scenes/crowd.ts';
import { cycle } from './scenes/cycle.ts';
import { earth } from './scenes/earth.ts';
import { elders } from './scenes/elders.ts';
import { fifties } from './scenes/fifties.ts';
import { fourStates } from './scenes/four.ts';
import { frieze } from './scenes/frieze.ts';
import { givingScenes } from './scenes/giving.ts';
import { hands } from './scenes/hands.ts';
import { hero } from './scenes/hero.ts';
import { heroSmall } from './scenes/hero-small.ts';
import { icon } from './scenes/icon.ts';
import { initial } from './scenes/initial.ts';
import { kites } from './scenes/kites.ts';
import { landAndCraftScenes } from './scenes/land-and-craft.ts';
import { latrine } from './scenes/latrine.ts';
import { learningAndRightsScenes } from './scenes/learning-and-rights.ts';
import { letter } from './scenes/letter.ts';
import { market } from './scenes/market.ts';
import { medallion } from './scenes/medallion.ts';
import { openingScenes } from './scenes/openings.ts';
import { plough } from './scenes/plough.ts';
import { pump } from './scenes/pump.ts';
import { roundel } from './scenes/roundel.ts';
import { runner } from './scenes/runner.ts';
import { school } from './scenes/school.ts';
import { secondInningsScenes } from './scenes/second-innings.ts';
import { shaft } from './scenes/shaft.ts';
import { strip } from './scenes/strip.ts';
import { taps } from './scenes/taps.ts';
import { tenVillages } from './scenes/ten.ts';
import { tradeScenes } from './scenes/trades.ts';
import { twentyProjects } from './scenes/twenty.ts';
import { voice } from './scenes/voice.ts';
import { well } from './scenes/well.ts';
import { women } from './scenes/women.ts';

export const SCENES = {
  hero,
  'hero-small': heroSmall,
  initial,
  icon,
  circle,
  plough,
  elders,
  craft,
  well,
  school,
  earth,
  cycle,
  voice,
  ballot,
  bridge,
  kites,
  women,
  market,
  pump,
  latrine,
  hands,
  taps,
  shaft,
  runner,
  letter,
  frieze,
  crowd,
  ten: tenVillages,
  twenty: twentyProjects,
  four: fourStates,
  'girls-5000': () => fifties(100),
  'women-500': () => fifties(10),
  'roundel-0': () => roundel('people'),
  'roundel-1': () => roundel('water'),
  'roundel-2': () => roundel('tree'),
  'roundel-3': () => roundel('book'),
  'medal-geru': () => medallion('geru'),
  'medal-indigo': () => medallion('indigo'),
  'strip-geru': () => strip(GROUNDS.geru.ground),
  'strip-rice': () => strip(GROUNDS.rice.ground, ['triangles', 'zigzag']),
  ...secondInningsScenes,
  ...landAndCraftScenes,
  ...learningAndRightsScenes,
  ...companyScenes,
  ...openingScenes,
  ...givingScenes,
  ...tradeScenes,
} satisfies Record<string, () => Wall>;

export type SceneName = keyof typeof SCENES;

/** Strips along an edge, which must not be cropped. */
const UNCROPPED = new Set<SceneName>(['frieze', 'strip-geru', 'strip-rice']);

export const sceneNames = (): SceneName[] => Object.keys(SCENES).filter(isSceneName);

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(SCENES, name);

/** The picture as an SVG document. */
export function drawScene(name: SceneName): string {
  return SCENES[name]().svg({ crop: !UNCROPPED.has(name) });
}
