import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, onCircle, type Point, radians, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { flame } from '../../props/furniture/flame.ts';
import { stars } from '../../props/land/sky.ts';

const HEART: Point = [450, 1330];
const RADIUS = 800;
const HANDOVER: Point = [470, 318];

const RUNNERS = [
  { angle: -111, bun: false },
  { angle: -69, bun: true },
];

/** Runners follow each other over a hill at night, the torch goes from hand to hand. */
export function torchbearers(): Wall {
  const wall = plasteredWall('indigo', 207, 900, 640);
  stars(wall, 40, [20, 20], [880, 190]);
  ridge(wall);
  for (const { angle, bun } of RUNNERS) {
    const [x, y] = onCircle(HEART, radians(angle), RADIUS);
    figure(wall, x, y, 206, {
      pose: 'stride',
      bun,
      tuft: !bun,
      hem: false,
      rotation: angle + 90,
      halo: 0.03,
    });
  }
  passTheTorch(wall);
  return wall;
}

function ridge(wall: Wall): void {
  const along = (radius: number, from: number, to: number, count: number) =>
    Array.from({ length: count + 1 }, (_, i) =>
      onCircle(HEART, radians(from + ((to - from) * i) / count), radius),
    );
  wall.line(along(RADIUS, -128, -52, 30), 6, { taper: 1, wobble: 0.04 });
  let grass = '';
  for (let ring = 0; ring < 4; ring++) {
    const outer = along(RADIUS - 22 - ring * 30, -128, -52, 60 - ring * 3);
    const inner = along(RADIUS - 38 - ring * 30, -128, -52, 60 - ring * 3);
    for (const [i, root] of outer.entries()) {
      const tip = inner[i];
      if (tip && i % 2 === ring % 2) grass += segment(root, tip);
    }
  }
  wall.ink(grass, 2.6);
}

function passTheTorch(wall: Wall): void {
  const running = { pose: 'stride', lean: 14 } as const;
  const grip = add(HANDOVER, [0, 26]);
  figure(wall, 366, 534, 214, { ...running, bun: true, hem: false, rightArm: { at: grip } });
  figure(wall, 566, 534, 214, {
    ...running,
    tuft: true,
    leftArm: { at: add(grip, [2, 12]), bend: -1 },
  });
  wall.pole(add(grip, [0, 34]), HANDOVER, 9, { color: wall.accent, taper: 1.3 });
  flame(wall, HANDOVER, 66);
}
