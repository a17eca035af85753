// Crafts drawn instead of a portrait, for the inside of a medallion's ring.
import type { GroundName } from '../drawing/grounds.ts';
import { Wall } from '../drawing/wall.ts';
import { horn } from './trades/horn.ts';
import { keypadPhone } from './trades/keypad-phone.ts';
import { raisedDots } from './trades/raised-dots.ts';
import { saplingByWater } from './trades/sapling-by-water.ts';
import { sealedPaper } from './trades/sealed-paper.ts';
import { waterPot } from './trades/water-pot.ts';

const trade = (ground: GroundName, seed: number, draw: (wall: Wall) => void) => () => {
  const wall = new Wall({ ground, seed, width: 260, height: 260 });
  draw(wall);
  return wall;
};

export const tradeScenes = {
  'trade-sapling': trade('geru', 341, saplingByWater),
  'trade-pot': trade('indigo', 342, waterPot),
  'trade-horn': trade('geru', 343, horn),
  'trade-phone': trade('geru', 344, keypadPhone),
  'trade-dots': trade('indigo', 345, raisedDots),
  'trade-paper': trade('geru', 346, sealedPaper),
} satisfies Record<string, () => Wall>;
