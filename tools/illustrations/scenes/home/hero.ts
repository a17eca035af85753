import { band } from '../../drawing/band.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { grass } from '../../props/land/field.ts';
import { sun } from '../../props/land/sky.ts';
import { spiral } from '../../props/land/spiral.ts';
import { procession } from '../../props/people/procession.ts';
import { tarpaPlayer } from '../../props/people/tarpa-player.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 792;

/** People walk in, each carrying a chapter, and join the circle of dancers. */
export function hero(): Wall {
  const wall = plasteredWall('geru', 3);
  sun(wall, 1500, 120, 56);
  birds(wall, [
    [930, 96, 24],
    [980, 128, 18],
    [884, 132, 17],
  ]);
  tree(wall, 1560, FLOOR, 210, { leaf: 10, pairs: 7 });
  groundLine(wall, FLOOR + 3);
  spiral(wall, [1180, FLOOR - 352], {
    innerRadius: 158,
    outerRadius: 350,
    turns: 1.985,
    height: 84,
    gap: 52,
    lead: [1124, 1068, 1012].map((x) => ({ x, y: FLOOR - 2, rotation: 0 })),
  });
  tarpaPlayer(wall, 1172, FLOOR - 300, 122);
  procession(wall, FLOOR, 128, [
    [72, 'hen'],
    [140, 'drum'],
    [222, 'elder'],
    [290, 'child'],
    [356, 'pot'],
    [426, 'pot'],
    [500, 'hoe'],
    [566, 'goat'],
    [640, 'girl'],
    [690, 'girl'],
    [760, 'sapling'],
    [834, 'scroll'],
    [912, 'basket'],
  ]);
  grass(wall, 0, 1600, FLOOR + 26, 60, { size: 9 });
  band(wall, 874, { size: 34 });
  return wall;
}
