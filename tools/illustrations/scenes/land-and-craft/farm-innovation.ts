import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, mix, type Point, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { solarPanel } from '../../props/buildings/solar-panel.ts';
import { sun } from '../../props/land/sky.ts';
import { sapling } from '../../props/plants/sapling.ts';

const HORIZON = 300;
const VALVE: Point = [284, HORIZON + 30];
const WOMAN: Point = [590, 606];
const LINES = points('920,344 920,424 920,530 800,660 520,660 250,660 10,640');

/** A solar panel drives a pump, drip lines fan out over the field, a woman looks at a plant. */
export function farmInnovation(): Wall {
  const wall = plasteredWall('neem', 201, 900, 640);
  sun(wall, 770, 116, 42);
  groundLine(wall, HORIZON);
  const [low, across, over, far]: Point[] = points('60,206 236,206 286,78 110,78');
  if (low && across && over && far) solarPanel(wall, [low, across, over, far], [172, HORIZON]);
  pump(wall);
  dripLines(wall);
  farmers(wall);
  return wall;
}

function pump(wall: Wall): void {
  wall.ink(`M172 ${HORIZON - 40}H246V${HORIZON - 8}`, 4);
  wall.shape(box([238, HORIZON + 2], [306, HORIZON - 44]), { bow: 0, halo: 8 });
  wall.line(
    [
      [284, HORIZON - 20],
      [284, HORIZON + 24],
    ],
    12,
    { taper: 1 },
  );
}

/** Each plant has its own drop; lines and plants grow towards the viewer. */
function dripLines(wall: Wall): void {
  let pipes = '';
  let plants = '';
  let drops = '';
  for (const end of LINES) {
    pipes += segment(VALVE, end);
    for (let t = 0.16; t < 1; t += 0.085 + t * 0.05) {
      const [x, y] = mix(VALVE, end, t);
      if (Math.abs(x - WOMAN[0] - 40) < 112 && y < WOMAN[1] + 20 && y > WOMAN[1] - 150) continue;
      const size = 10 + (y - HORIZON) * 0.085;
      plants += segment([x, y], [x, y - size]);
      for (const side of [-1, 1]) {
        plants += segment([x, y - size * 0.3], [x + side * size * 0.6, y - size * 0.9]);
      }
      drops += wall.dotPath([x, y + size * 0.4], 1.6 + size * 0.06);
    }
  }
  wall.ink(pipes, 3.4);
  wall.ink(plants, 3);
  wall.fill(drops);
  wall.dot(VALVE, 11, { halo: 6 });
}

function farmers(wall: Wall): void {
  figure(wall, 430, HORIZON, 190, {
    turban: true,
    face: -1,
    rightArm: { at: [264, HORIZON - 150], bend: 0.6 },
    leftArm: [-16, -2],
  });
  sapling(wall, WOMAN[0] + 125, WOMAN[1], 64);
  figure(wall, ...WOMAN, 264, {
    bun: true,
    lean: 46,
    tilt: 8,
    leftLeg: [-10, -4],
    rightLeg: [34, -26],
    rightArm: { at: [WOMAN[0] + 104, WOMAN[1] - 64] },
    leftArm: { to: [28, 12], bend: 1 },
  });
}
