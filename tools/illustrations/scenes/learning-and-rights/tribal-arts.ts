import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import {
  add,
  mix,
  onCircle,
  type Point,
  points,
  pointText,
  radians,
} from '../../drawing/points.ts';
import { type Handles, skeleton } from '../../drawing/skeleton.ts';
import type { Wall } from '../../drawing/wall.ts';

const FLOOR = 596;
const CENTRE: Point = [450, 656];
const RADIUS = 436;
const DANCERS = Array.from({ length: 11 }, (_, i) => -135 + i * 9);

/** Dancers hand in hand over the arch of a hill, a drummer and a flute player below them. */
export function tribalArts(): Wall {
  const wall = plasteredWall('indigo', 212, 900, 640);
  hilltop(wall);
  dancers(wall);
  groundLine(wall, FLOOR);
  drummer(wall);
  flutePlayer(wall);
  return wall;
}

function hilltop(wall: Wall): void {
  const bow = (radius: number) => {
    const reach = Math.sqrt(radius ** 2 - (CENTRE[1] - FLOOR) ** 2);
    const end = pointText([CENTRE[0] + reach, FLOOR]);
    return `M${pointText([CENTRE[0] - reach, FLOOR])}A${radius} ${radius} 0 0 1 ${end}`;
  };
  wall.ink(bow(RADIUS), 6);
  wall.ink(bow(RADIUS - 42), 4);
  let teeth = '';
  for (let i = 0; i < 46; i++) {
    const angle = radians(-168 + (i / 45) * 156);
    const corners = [
      onCircle(CENTRE, angle - 0.026, RADIUS - 36),
      onCircle(CENTRE, angle, RADIUS - 12),
      onCircle(CENTRE, angle + 0.026, RADIUS - 36),
    ];
    teeth += wall.shapePath(corners, 0);
  }
  wall.fill(teeth);
}

function dancers(wall: Wall): void {
  const row = DANCERS.map((angle, i) => {
    const spot = onCircle(CENTRE, radians(angle), RADIUS + 4);
    return { spot, options: dancer(angle, i) };
  });
  const bodies = row.map(({ spot: [x, y], options }) => skeleton(x, y, 132, options).handles);
  for (const [i, { spot, options }] of row.entries()) {
    const next = joinedHands(bodies[i], bodies[i + 1]);
    const previous = joinedHands(bodies[i - 1], bodies[i]);
    figure(wall, spot[0], spot[1], 132, {
      ...options,
      rightArm: next ? { at: next, bend: -0.5 } : [60, 100],
      leftArm: previous ? { at: previous, bend: 0.5 } : [-60, -100],
    });
  }
}

function dancer(angle: number, i: number): FigureOptions {
  return {
    rotation: angle + 90,
    bun: i % 2 === 0,
    tuft: i % 2 === 1,
    lean: 6,
    leftLeg: [-14, -40],
    rightLeg: [34, -8],
    halo: 0.03,
  };
}

function joinedHands(one: Handles | undefined, next: Handles | undefined): Point | undefined {
  if (!one || !next) return undefined;
  const middle = mix(one.rightShoulder, next.leftShoulder, 0.5);
  return mix(middle, CENTRE, 0.05);
}

function drummer(wall: Wall): void {
  const { waist } = figure(wall, 330, FLOOR, 300, {
    turban: true,
    lean: 6,
    leftLeg: [-18, -10],
    rightLeg: [22, 4],
    rightArm: { to: [20, 4], bend: -1.2 },
    leftArm: { to: [-20, 4], bend: 1.2 },
  });
  const drum = points('-56,-20 60,-20 60,52 -56,52').map((corner) => add(waist, corner));
  wall.shape(drum, { color: wall.accent, bow: 0.1, halo: 8 });
  const [x, y] = waist;
  wall.ink(`M${x - 44} ${y - 20}l22 72l22 -72l22 72l22 -72`, 3.4, wall.ground);
}

function flutePlayer(wall: Wall): void {
  const { head, unit } = figure(wall, 570, FLOOR, 290, {
    tuft: true,
    lean: -4,
    leftLeg: [-12, -4],
    rightLeg: [30, -14],
    rightArm: { to: [26, -32], bend: 0.8 },
    leftArm: { to: [15, -33], bend: 1 },
  });
  const mouth = add(head, [4 * unit, 2 * unit]);
  wall.pole(mouth, add(mouth, [36 * unit, 4 * unit]), 8, { taper: 1, halo: 5 });
}
