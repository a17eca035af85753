import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { hut } from '../../props/buildings/hut.ts';
import { waterCarrier } from '../../props/household/pot.ts';
import { grass } from '../../props/land/field.ts';
import { sun } from '../../props/land/sky.ts';
import { fish, waves } from '../../props/land/water.ts';
import { palm } from '../../props/plants/palm.ts';
import { tree } from '../../props/plants/tree.ts';

const FLOOR = 500;
const PLANKS = 22;

/** Chapter 10. Consultancy: two banks, one bridge. */
export function bridge(): Wall {
  const wall = plasteredWall('lime', 12);
  tree(wall, 90, FLOOR, 330, { leaf: 13 });
  hut(wall, 150, FLOOR, 170, { pattern: 'diamonds' });
  hut(wall, 1290, FLOOR, 180, { pattern: 'stripes' });
  palm(wall, 1530, FLOOR, 360, { lean: -0.04, reach: 110 });
  sun(wall, 800, 112, 50);
  birds(wall, [
    [980, 120, 24],
    [1040, 90, 18],
    [590, 110, 20],
  ]);
  bank(wall, (x) => x);
  grass(wall, 0, 460, FLOOR, 20);
  bank(wall, (x) => 1600 - x);
  grass(wall, 1140, 1600, FLOOR, 20);
  river(wall);
  span(wall);
  handshake(wall);
  plankCarriers(wall, 300);
  waterCarrier(wall, 1250, FLOOR, 184, 1, {
    face: -1,
    bun: true,
    pose: 'walk',
    rightArm: { to: [14, -52] },
  });
  figure(wall, 1170, FLOOR, 184, { face: -1, turban: true, pose: 'walk', rightArm: [30, 60] });
  figure(wall, 560, arch(0.14)[1] - 8, 172, { pose: 'walk', bun: true });
  figure(wall, 1040, arch(0.86)[1] - 8, 172, { face: -1, pose: 'walk', tuft: true });
  return wall;
}

/** A point on the arch of planks: 0 is the left bank, 1 the right one. */
function arch(t: number): Point {
  return [470 + t * 660, FLOOR - 4 - Math.sin(t * Math.PI) * 70];
}

function bank(wall: Wall, side: (x: number) => number): void {
  const edge: Point[] = [
    [side(-20), FLOOR],
    [side(470), FLOOR],
    [side(500), FLOOR + 90],
    [side(440), FLOOR + 200],
    [side(470), 760],
    [side(440), 920],
  ];
  wall.line(edge, 7, { taper: 1, smooth: 0 });
  let earth = '';
  for (let y = FLOOR + 34; y < 900; y += 36) {
    for (let x = 16; x < 440 - (y > FLOOR + 120 ? 24 : 0); x += 44) {
      earth += segment([side(x), y], [side(x + 13), y - 14]);
      earth += segment([side(x + 13), y - 14], [side(x + 26), y]);
    }
  }
  wall.ink(earth, 2.4);
}

function river(wall: Wall): void {
  waves(wall, [500, 700], 1120, 6, 32, { length: 54, amplitude: 11, weight: 3.4 });
  for (const [x, y, size, face] of [
    [700, 776, 40, 1],
    [900, 820, 34, -1],
    [620, 846, 28, -1],
  ] as const) {
    wall.mask(box([x - size * 1.2, y - size * 0.6], [x + size, y + size * 0.6]));
    fish(wall, x, y, size, face);
  }
}

/** An arch of planks on four poles; the two at the crown, laid last, in haldi. */
function span(wall: Wall): void {
  const beam = Array.from({ length: 21 }, (_, i) => add(arch(i / 20), [0, 20]));
  wall.line(beam, 6, { taper: 1, smooth: 0 });
  for (let i = 0; i < PLANKS; i++) {
    const left = arch((i + 0.08) / PLANKS);
    const right = arch((i + 0.92) / PLANKS);
    const plank = [
      add(left, [0, -9]),
      add(right, [0, -9]),
      add(right, [0, 11]),
      add(left, [0, 11]),
    ];
    wall.shape(plank, { bow: 0, color: i === 10 || i === 11 ? wall.accent : wall.paint });
  }
  for (const t of [0.22, 0.4, 0.6, 0.78]) {
    const [x, y] = arch(t);
    wall.pole([x, y + 20], [x + (t - 0.5) * 60, 700], 8, { taper: 1 });
  }
  const braces = [
    segment([arch(0.22)[0], 560], [640, 690]),
    segment([arch(0.4)[0], 470], [600, 690]),
    segment([arch(0.6)[0], 470], [1000, 690]),
    segment([arch(0.78)[0], 560], [960, 690]),
  ];
  wall.ink(braces, 4);
}

function handshake(wall: Wall): void {
  const clasp: Point = [800, arch(0.5)[1] - 176];
  const shaking = { lean: 10, rightArm: { at: clasp }, leftArm: [-30, 0] } as const;
  figure(wall, 744, arch(0.42)[1] - 8, 190, { ...shaking, tuft: true });
  figure(wall, 856, arch(0.58)[1] - 8, 190, { ...shaking, face: -1, bun: true });
}

function plankCarriers(wall: Wall, x: number): void {
  const lifting = {
    pose: 'walk',
    rightArm: { to: [16, -44] },
    leftArm: { to: [-12, -44] },
  } as const;
  figure(wall, x, FLOOR, 178, { ...lifting, turban: true });
  figure(wall, x + 150, FLOOR, 178, { ...lifting, bun: true });
  const head = FLOOR - 178 * 0.99;
  wall.shape(box([x - 50, head - 24], [x + 200, head - 4]), { color: wall.accent, bow: 0 });
}
