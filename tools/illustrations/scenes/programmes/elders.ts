import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { onCircle, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hen } from '../../props/animals/hen.ts';
import { banyan } from '../../props/plants/banyan.ts';

const FLOOR = 800;
const PLATFORM = FLOOR - 110;
const at = placed(0, FLOOR);

/** Chapter 2. Second Innings: the story platform. */
export function elders(): Wall {
  const wall = plasteredWall('geru', 2);
  banyan(wall, 800, FLOOR - 96, 690, 560, { roots: 12 });
  groundLine(wall, FLOOR);
  platform(wall);
  storyteller(wall);
  listeners(wall);
  children(wall);
  walkers(wall);
  spinner(wall);
  figure(wall, 1506, FLOOR + 30, 214, {
    face: -1,
    lean: 10,
    tuft: true,
    rightArm: [50, 100],
    leftArm: [-20, -6],
    leftLeg: [-8, -6],
    rightLeg: [10, 2],
  });
  hen(wall, 60, FLOOR + 34, 50);
  return wall;
}

function platform(wall: Wall): void {
  wall.mask(at('500,0 540,-110 1060,-110 1100,0'));
  wall.line(at('500,0 540,-108 1060,-108 1100,0'), 6, { smooth: 0, taper: 1 });
  let bricks = '';
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 15; i++) {
      const x = 528 + i * 38 + (row % 2) * 18 - row * 4;
      const y = FLOOR - 20 - row * 32;
      if (x > 516 && x < 1090 - (2 - row) * 2) bricks += `M${x} ${y}h24v-16h-24Z`;
    }
  }
  wall.ink(bricks, 2.4);
}

function storyteller(wall: Wall): void {
  figure(wall, 800, PLATFORM, 250, {
    pose: 'sit',
    tuft: true,
    halo: 0.1,
    leftArm: { to: [-34, -46] },
    rightArm: { to: [34, -46] },
  });
}

function listeners(wall: Wall): void {
  for (const { x, face, bun } of [
    { x: 600, face: 1, bun: true },
    { x: 690, face: 1, bun: false },
    { x: 914, face: -1, bun: true },
    { x: 1004, face: -1, bun: false },
  ] as const) {
    figure(wall, x, PLATFORM, 190, {
      pose: 'sit',
      face,
      lean: 8,
      bun,
      turban: !bun,
      rightArm: { to: [18, 4] },
      leftArm: { to: [-2, 10], bend: 1 },
    });
  }
}

function children(wall: Wall): void {
  for (const [i, x] of [560, 660, 760, 856, 950, 1046].entries()) {
    figure(wall, x, FLOOR + 64, 138, {
      child: true,
      pose: 'sit',
      face: x < 800 ? 1 : -1,
      lean: -4,
      braid: i % 2 === 0,
      rightArm: i === 2 ? [110, 160] : { to: [12, 8] },
      leftArm: { to: [-10, 8] },
    });
  }
}

/** With a stick, and hand in hand with a child. */
function walkers(wall: Wall): void {
  figure(wall, 170, FLOOR + 30, 232, {
    lean: 18,
    turban: true,
    leftLeg: [-14, -24],
    rightLeg: [18, 2],
    rightArm: [44, 70],
    leftArm: [-16, -8],
    stick: true,
  });
  const grandmother = figure(wall, 330, FLOOR + 30, 222, {
    lean: 14,
    bun: true,
    leftLeg: [-12, -20],
    rightLeg: [16, 2],
    rightArm: [40, 60],
    leftArm: [-30, -10],
  });
  figure(wall, 412, FLOOR + 30, 140, {
    child: true,
    pose: 'walk',
    leftArm: { at: grandmother.rightHand },
    rightArm: [40, 110],
  });
}

function spinner(wall: Wall): void {
  const [x, y]: Point = [1330, FLOOR - 44];
  const foot = FLOOR + 30;
  figure(wall, 1240, foot, 208, {
    bun: true,
    pose: 'sit',
    lean: 8,
    rightArm: { at: [x + 4, y - 4] },
    leftArm: { to: [20, -2], bend: 1 },
  });
  const color = wall.accent;
  wall.ring([x, y], 62, 6, color);
  wall.dot([x, y], 8, { color });
  let spokes = '';
  for (let i = 0; i < 8; i++) {
    spokes += segment([x, y], onCircle([x, y], (i / 8) * 6.283, 60));
  }
  wall.ink(spokes, 3, color);
  wall.pole([x - 80, foot], [x + 150, foot], 6);
  wall.pole([x, y], [x, foot], 6);
  wall.pole([x + 126, foot], [x + 126, FLOOR - 20], 6);
  const thread = segment([x, y - 62], [x + 126, FLOOR - 18]);
  wall.ink(thread + segment([x + 6, y + 62], [x + 126, FLOOR - 14]), 2.4);
}
