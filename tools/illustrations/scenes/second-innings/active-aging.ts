import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { grass } from '../../props/land/field.ts';

const FLOOR = 540;
const PLANK = { left: 66, right: 580, top: FLOOR - 84 };

/** Balance: two elders on a plank, each on one leg, and the health worker who does it with them. */
export function activeAging(): Wall {
  const wall = plasteredWall('geru', 200, 900, 640);
  groundLine(wall, FLOOR);
  plank(wall);
  restingSticks(wall);
  treePose(wall);
  flyingPose(wall);
  healthWorker(wall);
  grass(wall, 600, 890, FLOOR, 7);
  band(wall, 622, { size: 36, rows: ['triangles'] });
  return wall;
}

function plank(wall: Wall): void {
  const { left, right, top } = PLANK;
  for (const x of [left + 50, right - 130]) {
    for (let row = 0; row < 3; row++) {
      const y = FLOOR - 4 - row * 22;
      const shift = row % 2 ? 10 : 0;
      wall.shape(box([x + shift, y], [x + shift + 36, y - 18]), { bow: 0 });
      wall.shape(box([x + shift + 40, y], [x + shift + 76, y - 18]), { bow: 0 });
    }
  }
  wall.pole([left, top + 9], [right, top + 9], 20, { color: wall.accent, taper: 1, halo: 6 });
}

/** The elders' sticks, not needed for the exercise. */
function restingSticks(wall: Wall): void {
  const { left, top } = PLANK;
  for (const shift of [0, 26]) {
    const crook = placed(left + 16 - shift * 1.3, top - 64);
    wall.line([[left - 26 - shift, FLOOR], ...crook('0,0 6,-18 24,-14 20,0')], 7, { taper: 1 });
  }
}

function treePose(wall: Wall): void {
  figure(wall, 170, PLANK.top, 296, {
    bun: true,
    hem: true,
    leftLeg: [0, 0],
    rightLeg: [66, -62],
    leftArm: { to: [-1, -58], bend: 0.9 },
    rightArm: { to: [1, -58], bend: -0.9 },
  });
}

function flyingPose(wall: Wall): void {
  figure(wall, 395, PLANK.top, 296, {
    turban: true,
    lean: 34,
    tilt: 40,
    leftLeg: [-74, -82],
    rightLeg: [6, -2],
    leftArm: [-70, -78],
    rightArm: [96, 100],
  });
}

function healthWorker(wall: Wall): void {
  figure(wall, 740, FLOOR, 318, {
    braid: true,
    face: -1,
    leftLeg: [2, 0],
    rightLeg: [72, -20],
    leftArm: [-92, -100],
    rightArm: [70, 128],
  });
}
