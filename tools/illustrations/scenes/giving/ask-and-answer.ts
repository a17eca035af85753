import { figure } from '../../drawing/figure.ts';
import { Wall } from '../../drawing/wall.ts';
import { envelope } from '../../props/school/envelope.ts';

const FLOOR = 206;

/** A letter goes from one hand to another. */
export function askAndAnswer(): Wall {
  const wall = new Wall({ ground: 'lime', seed: 305, width: 280, height: 206 });
  figure(wall, 62, FLOOR, 168, {
    bun: true,
    hem: true,
    rightArm: { to: [24, -20] },
    leftArm: [-22, -6],
  });
  figure(wall, 214, FLOOR, 168, {
    turban: true,
    face: -1,
    rightArm: { to: [22, -22] },
    leftArm: [-26, -4],
  });
  wall.paint = wall.accent;
  wall.ground = '#8A3324';
  envelope(wall, 138, FLOOR - 118, 66);
  return wall;
}
