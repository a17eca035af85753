import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const FLOOR = 574;
const BLOCK = 54;

/** Small children build a tower and roll a ball, a helper sits among them. */
export function balwadi(): Wall {
  const wall = plasteredWall('haldi', 204, 900, 640);
  bunting(wall);
  groundLine(wall, FLOOR);
  tower(wall);
  helper(wall);
  ballPlayers(wall);
  mat(wall);
  return wall;
}

function bunting(wall: Wall): void {
  wall.ink('M-10 56Q220 150 450 70Q680 150 910 56', 4);
  let flags = '';
  for (let i = 0; i < 16; i++) {
    const t = ((i % 8) + 0.5) / 8;
    const x = (i < 8 ? -10 : 450) + 460 * t;
    const y = 4 * t * (1 - t) * 42 + (i < 8 ? 56 + 14 * t : 70 - 14 * t);
    flags += wall.shapePath(
      [
        [x - 17, y],
        [x + 17, y],
        [x, y + 38],
      ],
      0,
    );
  }
  wall.fill(flags);
}

function tower(wall: Wall): void {
  for (const [row, x] of [176, 182, 172, 180].entries()) {
    block(wall, x, FLOOR - 3 - row * (BLOCK + 2));
  }
  block(wall, 244, FLOOR - 3);
  figure(wall, 70, FLOOR, 236, {
    child: true,
    tuft: true,
    lean: 6,
    rightArm: { at: [150, FLOOR - 3 * BLOCK - 26] },
    leftArm: [-30, 6],
  });
}

function block(wall: Wall, x: number, y: number): void {
  wall.shape(box([x - BLOCK / 2, y], [x + BLOCK / 2, y - BLOCK]), {
    color: wall.accent,
    bow: 0,
    halo: 6,
  });
  const mid = y - BLOCK / 2;
  wall.ink(`M${x - 14} ${mid + 10}l14 -24l14 24Z`, 3.4);
}

function helper(wall: Wall): void {
  figure(wall, 470, FLOOR, 400, {
    bun: true,
    pose: 'sit',
    rightArm: { to: [28, 2] },
    leftArm: { at: [356, FLOOR - 96] },
  });
  figure(wall, 342, FLOOR, 190, {
    child: true,
    pose: 'sit',
    braid: true,
    rightArm: [60, 120],
    leftArm: [-40, 30],
  });
}

function ballPlayers(wall: Wall): void {
  wall.dot([622, FLOOR - 36], 34);
  wall.ink(segment([590, FLOOR - 36], [654, FLOOR - 36]), 3, wall.ground);
  figure(wall, 720, FLOOR, 220, {
    child: true,
    pose: 'sit',
    face: -1,
    braid: true,
    rightArm: { at: [650, FLOOR - 56] },
    leftArm: { to: [-14, 10] },
  });
  figure(wall, 820, FLOOR, 206, { child: true, pose: 'cheer', tuft: true, face: -1 });
}

function mat(wall: Wall): void {
  let path = '';
  for (let x = 20; x < 880; x += 24) path += segment([x, FLOOR + 18], [x - 8, FLOOR + 44]);
  wall.ink(path, 3);
}
