// What somebody's hands know, in place of a portrait. Drawn for the inside of a medallion's ring.
import { GROUNDS } from '../drawing/grounds.ts';
import { Wall } from '../drawing/wall.ts';
import { horn } from './trades/horn.ts';
import { keypadPhone } from './trades/keypad-phone.ts';
import { raisedDots } from './trades/raised-dots.ts';
import { saplingByWater } from './trades/sapling-by-water.ts';
import { sealedPaper } from './trades/sealed-paper.ts';
import { waterPot } from './trades/water-pot.ts';

const trade = (seed: number, draw: (wall: Wall) => void) => () => {
  const wall = new Wall({ ground: 'geru', seed, width: 260, height: 260 });
  // Rings have several colours.
  wall.ground = GROUNDS.deep.ground;
  draw(wall);
  return wall;
};

export const tradeScenes = {
  'trade-sapling': trade(341, saplingByWater),
  'trade-pot': trade(342, waterPot),
  'trade-horn': trade(343, horn),
  'trade-phone': trade(344, keypadPhone),
  'trade-dots': trade(345, raisedDots),
  'trade-paper': trade(346, sealedPaper),
} satisfies Record<string, () => Wall>;
