import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine, mendGroundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import {
  add,
  mix,
  onCircle,
  type Point,
  placed,
  pointText,
  segment,
} from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { type Dancer, danceArc } from '../../props/people/dance-arc.ts';

const FLOOR = 572;
const CENTER: Point = [450, FLOOR];
const RADIUS = 350;

/** Elders and grandchildren in turn dance over a garland, round an old drummer. */
export function heritageCelebration(): Wall {
  const wall = plasteredWall('geru', 208, 900, 640);
  groundLine(wall, FLOOR);
  garland(wall);
  danceArc(wall, CENTER, dancers(), { radius: RADIUS, from: -153, to: -27 });
  drummer(wall);
  clappingChildren(wall);
  band(wall, 626, { size: 30, rows: ['triangles'] });
  return wall;
}

function dancers(): Dancer[] {
  return Array.from({ length: 13 }, (_, i) => {
    const child = i % 3 === 1;
    return {
      height: child ? 104 : 122,
      child,
      bun: i % 3 === 0,
      turban: i % 3 === 2,
      tuft: child && i % 2 === 0,
      braid: child && i % 2 === 1,
      hem: false,
      leftLeg: [-14, -40],
      rightLeg: [26, -8],
    };
  });
}

/** A line of leaves, on which the dance goes. */
function garland(wall: Wall): void {
  const leaves: string[] = [];
  let line = '';
  const steps = 66;
  for (let i = 0; i <= steps; i++) {
    const angle = Math.PI + (i / steps) * Math.PI;
    const spot = onCircle(CENTER, angle, RADIUS - 5);
    line += `${i ? 'L' : 'M'}${pointText(spot)}`;
    if (i === 0 || i === steps) continue;
    const side = onCircle([0, 0], angle + Math.PI / 2, 6);
    leaves.push(
      wall.shapePath(
        [add(spot, side), onCircle(CENTER, angle, RADIUS - 25), mix(spot, side, 0)],
        0.1,
      ),
    );
  }
  wall.ink(line, 4);
  wall.fill(leaves);
}

function drummer(wall: Wall): void {
  const { leftHand, rightHand } = figure(wall, 450, FLOOR, 276, {
    turban: true,
    leftArm: { to: [-32, -8], bend: 1 },
    rightArm: { to: [33, -42], bend: -1 },
  });
  kettledrum(wall);
  wall.pole(leftHand, [392, FLOOR - 134], 8, { color: wall.accent });
  wall.pole(rightHand, [500, FLOOR - 294], 8, { color: wall.accent });
}

/** The drum covers its drummer's legs. */
function kettledrum(wall: Wall): void {
  const at = placed(450, FLOOR - 3);
  const color = wall.accent;
  wall.shape(at('-100,-116 100,-116 70,-28 32,0 -32,0 -70,-28'), { color, bow: 0.03, halo: 12 });
  mendGroundLine(wall, 450, FLOOR, 110);
  wall.pole([340, FLOOR - 122], [560, FLOOR - 122], 17, { color, taper: 1 });
  let laces = '';
  for (let i = 0; i < 6; i++) {
    const x = 450 - 84 + i * 28;
    laces += segment([x, FLOOR - 108], [x + 14, FLOOR - 44]);
    laces += segment([x + 14, FLOOR - 44], [x + 28, FLOOR - 108]);
  }
  wall.ink(laces, 3, wall.ground);
}

function clappingChildren(wall: Wall): void {
  for (const side of [-1, 1] as const) {
    figure(wall, 450 + side * 204, FLOOR, 174, {
      child: true,
      braid: side < 0,
      tuft: side > 0,
      face: side < 0 ? 1 : -1,
      rightArm: { to: [17, -26], bend: -1 },
      leftArm: { to: [15, -24], bend: 1 },
    });
  }
}
