import { band } from '../../drawing/band.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { sun } from '../../props/land/sky.ts';
import { spiral } from '../../props/land/spiral.ts';
import { procession } from '../../props/people/procession.ts';
import { tarpaPlayer } from '../../props/people/tarpa-player.ts';

const FLOOR = 650;

/** The hero on a phone. */
export function heroSmall(): Wall {
  const wall = plasteredWall('geru', 3, 720, 760);
  sun(wall, 654, 70, 36);
  birds(wall, [
    [70, 60, 20],
    [112, 86, 15],
  ]);
  groundLine(wall, FLOOR + 3);
  spiral(wall, [372, FLOOR - 290], {
    innerRadius: 138,
    outerRadius: 288,
    turns: 1.6,
    height: 84,
    gap: 50,
  });
  tarpaPlayer(wall, 364, FLOOR - 248, 116);
  procession(wall, FLOOR, 112, [
    [46, 'pot'],
    [112, 'girl'],
    [172, 'sapling'],
    [236, 'elder'],
  ]);
  band(wall, 728, { size: 30 });
  return wall;
}
