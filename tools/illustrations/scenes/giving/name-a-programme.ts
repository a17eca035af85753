import { figure } from '../../drawing/figure.ts';
import { box, segment } from '../../drawing/points.ts';
import { Wall } from '../../drawing/wall.ts';

const FLOOR = 206;

/** A woman puts a coin into a box that bears a name. */
export function nameAProgramme(): Wall {
  const wall = new Wall({ ground: 'lime', seed: 303, width: 360, height: 206 });
  figure(wall, 62, FLOOR, 168, {
    bun: true,
    hem: true,
    rightArm: { at: [146, FLOOR - 110] },
    leftArm: [-30, -6],
  });
  wall.shape(box([128, FLOOR], [238, FLOOR - 86]), { bow: 0, halo: 4 });
  wall.shape(box([154, FLOOR - 38], [212, FLOOR - 62]), { bow: 0, color: wall.ground });
  wall.ink(segment([164, FLOOR - 50], [202, FLOOR - 50]), 4);
  wall.ink(segment([142, FLOOR - 98], [224, FLOOR - 98]), 7);
  wall.dot([156, FLOOR - 124], 14, { color: wall.accent, halo: 4 });
  return wall;
}
