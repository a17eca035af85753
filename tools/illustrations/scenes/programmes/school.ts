import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { type Point, points } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { hen } from '../../props/animals/hen.ts';
import { hut } from '../../props/buildings/hut.ts';
import { grass } from '../../props/land/field.ts';
import { hill } from '../../props/land/hill.ts';
import { rider } from '../../props/people/rider.ts';
import { banyan } from '../../props/plants/banyan.ts';
import { blackboard } from '../../props/school/blackboard.ts';
import { letterA } from '../../props/school/letter-a.ts';

const FLOOR = 806;

/** Chapter 5. A school under a tree. */
export function school(): Wall {
  const wall = plasteredWall('haldi', 5);
  hill(wall, 1080, 560, 330, 120);
  hill(wall, 1290, 560, 360, 170);
  wall.pole([1040, 560], [1640, 560], 4, { taper: 1 });
  hut(wall, 1330, 652, 176, { pattern: 'stripes' });
  birds(
    wall,
    [
      [1010, 96, 26],
      [1080, 130, 20],
      [1180, 86, 18],
    ],
    -1,
  );
  banyan(wall, 520, FLOOR - 30, 720, 470, { roots: 10 });
  bell(wall);
  groundLine(wall, FLOOR);
  lesson(wall);
  pupils(wall, [330, 440, 610, 720, 822], FLOOR - 8, 150);
  pupils(wall, [250, 376, 502, 628, 754, 880], FLOOR + 66, 160);
  latecomers(wall);
  hen(wall, 1290, FLOOR + 56, 52);
  hen(wall, 1236, FLOOR + 62, 38, { face: -1 });
  grass(wall, 930, 1600, FLOOR + 66, 18);
  return wall;
}

function bell(wall: Wall): void {
  const color = wall.accent;
  wall.pole([392, 366], [392, 440], 4);
  wall.shape(points('372,484 382,440 402,440 412,484'), { color, halo: 6 });
  wall.dot([392, 492], 7, { color });
}

function lesson(wall: Wall): void {
  blackboard(wall, 930, FLOOR, 190, 280);
  letterA(wall, 966, 652, 1.25, wall.accent);
  wall.ink('M1074 578h32M1074 606h32M1074 634h22', 5, wall.accent);
  figure(wall, 1196, FLOOR, 262, {
    bun: true,
    face: -1,
    rightArm: { at: [1116, 600] },
    leftArm: [-20, 26],
    leftLeg: [-8, -4],
    rightLeg: [8, 4],
  });
}

/** A row of children: every third one raises a hand, the others write on their slates. */
function pupils(wall: Wall, row: readonly number[], y: number, height: number): void {
  for (const [i, x] of row.entries()) {
    const asks = i % 3 === 1;
    figure(wall, x, y, height, {
      child: true,
      pose: 'sit',
      lean: 4,
      braid: i % 2 === 0,
      tuft: i % 2 === 1,
      rightArm: asks ? [118, 172] : { to: [13, 6] },
      leftArm: { to: [-3, 9], bend: 1 },
    });
    if (asks) continue;
    const slate: Point[] = [
      [x + height * 0.02, y - height * 0.26],
      [x + height * 0.24, y - height * 0.3],
      [x + height * 0.26, y - height * 0.1],
      [x + height * 0.04, y - height * 0.06],
    ];
    wall.shape(slate, { color: wall.accent, halo: 4, bow: 0 });
  }
}

function latecomers(wall: Wall): void {
  figure(wall, 96, FLOOR + 34, 226, { bun: true, pose: 'walk', rightArm: [40, 52] });
  figure(wall, 172, FLOOR + 34, 138, {
    child: true,
    braid: true,
    pose: 'walk',
    leftArm: { at: [140, FLOOR - 66] },
    rightArm: [30, 70],
  });
  rider(wall, 1450, FLOOR + 52, 190, { face: -1, braid: true });
}
