import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { porch } from '../../props/buildings/porch.ts';
import { pot } from '../../props/household/pot.ts';

const SEAT = 560;

/** A woman has laid her papers on the mat before a family and points at one of them. */
export function expertiseWithHeart(): Wall {
  const wall = plasteredWall('lime', 201, 900, 640);
  porch(wall, 424, 852, 502, { height: 316, roof: 120, eave: 36 });
  mat(wall);
  family(wall);
  figure(wall, 196, SEAT, 350, {
    pose: 'sit',
    bun: true,
    lean: 14,
    rightArm: { at: [352, 486] },
    leftArm: { to: [-6, 22], bend: 1 },
  });
  papers(wall);
  return wall;
}

function mat(wall: Wall): void {
  wall.line(points('80,500 850,500 890,606 30,606 80,500'), 5, { smooth: 0, taper: 1 });
  let weave = '';
  for (let row = 0; row < 3; row++) {
    for (let x = 74 - row * 12; x < 850 + row * 12; x += 30) {
      weave += `M${x} ${528 + row * 32}l9 -9l9 9l-9 9Z`;
    }
  }
  wall.ink(weave, 2.4);
}

function family(wall: Wall): void {
  figure(wall, 782, SEAT - 10, 330, {
    pose: 'sit',
    face: -1,
    turban: true,
    lean: 6,
    rightArm: { to: [20, 14] },
    leftArm: { to: [-16, 18] },
  });
  figure(wall, 556, SEAT, 346, {
    pose: 'sit',
    face: -1,
    bun: true,
    lean: 14,
    rightArm: { at: [420, 470] },
    leftArm: { to: [-8, 22], bend: 1 },
  });
  figure(wall, 658, SEAT + 20, 250, {
    pose: 'sit',
    child: true,
    braid: true,
    face: -1,
    lean: 10,
    rightArm: { to: [18, 6] },
    leftArm: { to: [-14, 8] },
  });
}

function papers(wall: Wall): void {
  wall.shape(points('330,490 418,470 450,556 362,580'), { color: wall.accent, bow: 0, halo: 10 });
  wall.ink(
    [
      segment([356, 504], [410, 492]),
      segment([362, 522], [418, 509]),
      segment([368, 540], [424, 527]),
    ],
    4,
  );
  pot(wall, 110, SEAT + 30, 30);
}
