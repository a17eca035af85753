import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { porch } from '../../props/buildings/porch.ts';
import { pot } from '../../props/household/pot.ts';
import { danceRow } from '../../props/people/dance-row.ts';
import { bananaPlant } from '../../props/plants/banana-plant.ts';
import { leafGarland } from '../../props/plants/leaf-garland.ts';

const FLOOR = 484;
const PLINTH = FLOOR - 54;
const at = placed(0, FLOOR);

/** A courtyard hung with leaves: drums under the arch, a row of dancers, guests on the veranda. */
export function events(): Wall {
  const wall = plasteredWall('geru', 203, 1600, 600);
  veranda(wall);
  groundLine(wall, FLOOR);
  garlands(wall);
  kitchen(wall);
  danceRow(wall, [282, 352, 422, 492], FLOOR, { height: 150 });
  drummers(wall);
  guests(wall);
  band(wall, 586, { size: 40, rows: ['triangles', 'zigzag'] });
  return wall;
}

function garlands(wall: Wall): void {
  const [left, right]: [Point, Point] = [
    [560, 108],
    [1040, 108],
  ];
  for (const [x, y] of [left, right]) {
    bananaPlant(wall, x, FLOOR - 8, 388);
    wall.pole([x, FLOOR], [x, y], 8, { taper: 1 });
  }
  wall.pole([220, FLOOR], [220, 190], 8, { taper: 1 });
  leafGarland(wall, left, right, { sag: 50, leaf: 48, flowers: wall.accent });
  leafGarland(wall, left, [220, 192], { sag: 30, leaf: 32 });
  leafGarland(wall, [220, 192], [-10, 150], { sag: 20, leaf: 32 });
  leafGarland(wall, right, [1298, 176], { sag: 34, leaf: 32 });
}

/** Two beat the great kettle drum, one hand on the skin, one in the air. */
function drummers(wall: Wall): void {
  for (const face of [1, -1] as const) {
    const { leftHand, rightHand } = figure(wall, 800 - face * 112, FLOOR, 184, {
      face,
      turban: face === 1,
      tuft: face === -1,
      lean: 10,
      fixed: true,
      leftLeg: [-20, -26],
      rightLeg: [22, 2],
      rightArm: { to: [27, -12] },
      leftArm: [-104, -150],
    });
    wall.pole(rightHand, [800 - face * 34, FLOOR - 118], 5, { taper: 1 });
    wall.pole(leftHand, [leftHand[0] + face * 34, leftHand[1] - 8], 5, { taper: 1 });
  }
  wall.ink([segment([760, FLOOR - 30], [738, FLOOR]), segment([840, FLOOR - 30], [862, FLOOR])], 8);
  wall.shape(at('728,-108 872,-108 852,-50 826,-14 774,-14 748,-50'), { bow: 0.03, halo: 8 });
  wall.ink(`M740 ${FLOOR - 96}l24 60l18 -60l18 60l18 -60l18 60l24 -60`, 3.4, wall.ground);
  wall.pole([720, FLOOR - 110], [880, FLOOR - 110], 11, { taper: 1 });
}

function kitchen(wall: Wall): void {
  wall.ink([segment([46, FLOOR], [70, FLOOR - 22]), segment([118, FLOOR], [94, FLOOR - 22])], 9);
  pot(wall, 82, FLOOR - 18, 46);
  wall.ink(`M70 ${FLOOR - 110}q-14 -18 0 -34t0 -34M94 ${FLOOR - 110}q14 -18 0 -34t0 -34`, 3.4);
  const { rightHand } = figure(wall, 186, FLOOR, 160, {
    bun: true,
    face: -1,
    rightArm: { at: [134, FLOOR - 118] },
    leftArm: { to: [20, -20], bend: 1 },
  });
  wall.pole([rightHand[0] + 20, rightHand[1] - 26], [88, FLOOR - 84], 5);
}

function veranda(wall: Wall): void {
  porch(wall, 1240, 1530, PLINTH, { height: 170, roof: 84, eave: 40 });
  wall.mask(box([1200, FLOOR], [1570, PLINTH]));
  wall.line(box([1200, FLOOR], [1570, PLINTH]), 5, { smooth: 0, taper: 1 });
  let peaks = '';
  for (let x = 1214; x < 1550; x += 30) peaks += `M${x} ${FLOOR - 10}l13 -22l13 22Z`;
  wall.fill(peaks);
}

/** The elders sit on the edge of the veranda, the others clap from the yard. */
function guests(wall: Wall): void {
  for (const [i, x] of [1284, 1350, 1416, 1482].entries()) {
    figure(wall, x, PLINTH - 4, 146, {
      pose: 'chair',
      face: -1,
      low: 20,
      hem: false,
      bun: i % 2 === 1,
      turban: i === 0,
      tuft: i === 2,
      rightArm: i === 1 ? { to: [20, -32] } : { to: [22, 2] },
      leftArm: i === 1 ? { to: [21, -31], bend: 1 } : { to: [12, 6], bend: 1 },
    });
  }
  figure(wall, 1092, FLOOR, 94, { child: true, braid: true, face: -1, pose: 'cheer' });
  figure(wall, 1160, FLOOR, 158, {
    bun: true,
    face: -1,
    rightArm: { to: [22, -30] },
    leftArm: { to: [21, -29], bend: 1 },
  });
}
