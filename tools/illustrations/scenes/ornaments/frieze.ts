import { groundLine } from '../../drawing/ground-line.ts';
import { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { procession } from '../../props/people/procession.ts';
import { palm } from '../../props/plants/palm.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 186;

/** The footer: everyone, walking on. */
export function frieze(): Wall {
  const wall = new Wall({ ground: 'deep', width: 1600, height: 210, seed: 90 });
  groundLine(wall, FLOOR);
  palm(wall, 56, FLOOR, 138, { reach: 50, lean: 0 });
  tree(wall, 1530, FLOOR, 150, { leaf: 9, pairs: 7 });
  hut(wall, 1360, FLOOR, 110, { pattern: 'diamonds' });
  procession(wall, FLOOR, 124, [
    [130, 'drum'],
    [210, 'pot'],
    [274, 'pot'],
    [344, 'child'],
    [410, 'hoe'],
    [480, 'goat'],
    [556, 'girl'],
    [606, 'girl'],
    [680, 'sapling'],
    [756, 'scroll'],
    [836, 'elder'],
    [904, 'child'],
    [972, 'basket'],
    [1046, 'hoe'],
    [1118, 'sapling'],
    [1190, 'pot'],
    [1254, 'child'],
    [1316, 'hen'],
  ]);
  return wall;
}
