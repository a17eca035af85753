import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, type Point, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { goat } from '../../props/animals/goat.ts';
import { hen } from '../../props/animals/hen.ts';
import { hut } from '../../props/buildings/hut.ts';
import { waterCarrier } from '../../props/household/pot.ts';
import { sun } from '../../props/land/sky.ts';
import { palm } from '../../props/plants/palm.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 490;

/** A crier beats his drum down the lane; children run along, and doors open. */
export function crier(): Wall {
  const wall = plasteredWall('geru', 302, 1600, 600);
  sun(wall, 1180, 110, 42);
  birds(wall, [
    [980, 98, 20],
    [1030, 72, 15],
  ]);
  hut(wall, 30, FLOOR, 260, { pattern: 'chevrons', door: 0.3 });
  palm(wall, 372, FLOOR, 320, { reach: 98 });
  hut(wall, 1290, FLOOR, 270, { pattern: 'stripes', door: 0.68 });
  tree(wall, 1210, FLOOR, 240, { leaf: 11 });
  groundLine(wall, FLOOR);
  drummer(wall);
  listeners(wall);
  band(wall, 588, { size: 36 });
  return wall;
}

function drummer(wall: Wall): void {
  const { waist, rightHand } = figure(wall, 760, FLOOR, 216, {
    turban: true,
    pose: 'stride',
    rightArm: { to: [27, -3] },
    leftArm: { to: [24, -14], bend: 1 },
  });
  const drum = add(waist, [76, 26]);
  const corners: Point[] = [
    add(drum, [-40, -34]),
    add(drum, [40, -40]),
    add(drum, [40, 40]),
    add(drum, [-40, 34]),
  ];
  wall.shape(corners, { bow: 0.1, color: wall.accent, halo: 6 });
  const cords = [-26, -9, 9, 26].map((right) =>
    segment(add(drum, [right - 8, -34]), add(drum, [right + 8, 34])),
  );
  wall.ink(cords, 3, wall.ground);
  wall.pole(rightHand, add(rightHand, [30, -26]), 5);
  const waves = [1, 2, 3].map((far) => {
    const start = pointText(add(drum, [46 + far * 20, -14 - far * 12]));
    return `M${start}q${10 + far * 3} ${14 + far * 12} 0 ${28 + far * 24}`;
  });
  wall.ink(waves, 4, wall.accent);
}

function listeners(wall: Wall): void {
  figure(wall, 240, FLOOR, 160, { bun: true, rightArm: [120, 160] });
  figure(wall, 308, FLOOR, 98, {
    child: true,
    braid: true,
    rightArm: [100, 140],
    leftArm: [-60, -90],
  });
  for (const x of [536, 596, 652]) {
    figure(wall, x, FLOOR, 106 + (x % 3) * 6, {
      child: true,
      ...(x === 596 ? { tuft: true } : { braid: true }),
      pose: 'stride',
      rightArm: [110, 150],
      leftArm: [-70, -110],
    });
  }
  waterCarrier(wall, 1010, FLOOR, 170, 1, { bun: true, face: -1, rightArm: { to: [15, -52] } });
  figure(wall, 1094, FLOOR, 176, {
    tuft: true,
    face: -1,
    rightArm: [60, 130],
    leftArm: [-20, -8],
  });
  figure(wall, 1362, FLOOR, 152, { bun: true, face: -1, rightArm: [120, 150] });
  goat(wall, 468, FLOOR, 70);
  hen(wall, 905, FLOOR, 40, { face: -1 });
}
