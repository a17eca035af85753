// Every picture the program draws, by the name of its file.

import { GROUNDS } from './drawing/grounds.ts';
import type { Wall } from './drawing/wall.ts';
import { companyScenes } from './scenes/company.ts';
import { fifties } from './scenes/figures/fifties.ts';
import { fourStates } from './scenes/figures/four.ts';
import { tenVillages } from './scenes/figures/ten.ts';
import { twentyProjects } from './scenes/figures/twenty.ts';
import { women } from './scenes/figures/women.ts';
import { givingScenes } from './scenes/giving.ts';
import { circle } from './scenes/home/circle.ts';
import { crowd } from './scenes/home/crowd.ts';
import { hero } from './scenes/home/hero.ts';
import { heroSmall } from './scenes/home/hero-small.ts';
import { landAndCraftScenes } from './scenes/land-and-craft.ts';
import { learningAndRightsScenes } from './scenes/learning-and-rights.ts';
import { openingScenes } from './scenes/openings.ts';
import { frieze } from './scenes/ornaments/frieze.ts';
import { icon } from './scenes/ornaments/icon.ts';
import { initial } from './scenes/ornaments/initial.ts';
import { letter } from './scenes/ornaments/letter.ts';
import { medallion } from './scenes/ornaments/medallion.ts';
import { roundel } from './scenes/ornaments/roundel.ts';
import { runner } from './scenes/ornaments/runner.ts';
import { shaft } from './scenes/ornaments/shaft.ts';
import { strip } from './scenes/ornaments/strip.ts';
import { ballot } from './scenes/programmes/ballot.ts';
import { bridge } from './scenes/programmes/bridge.ts';
import { craft } from './scenes/programmes/craft.ts';
import { cycle } from './scenes/programmes/cycle.ts';
import { earth } from './scenes/programmes/earth.ts';
import { elders } from './scenes/programmes/elders.ts';
import { kites } from './scenes/programmes/kites.ts';
import { plough } from './scenes/programmes/plough.ts';
import { school } from './scenes/programmes/school.ts';
import { voice } from './scenes/programmes/voice.ts';
import { well } from './scenes/programmes/well.ts';
import { secondInningsScenes } from './scenes/second-innings.ts';
import { tradeScenes } from './scenes/trades.ts';
import { hands } from './scenes/village/hands.ts';
import { latrine } from './scenes/village/latrine.ts';
import { market } from './scenes/village/market.ts';
import { pump } from './scenes/village/pump.ts';
import { taps } from './scenes/village/taps.ts';

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
