import { band } from '../../drawing/band.ts';
import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';

const FLOOR = 548;
const PHONE = { left: 560, right: 842, top: 56, foot: FLOOR - 4 };

/** A grandmother greets her grandchild on a phone as tall as a door. */
export function eldersOnline(): Wall {
  const wall = plasteredWall('indigo', 211, 900, 640);
  groundLine(wall, FLOOR);
  phone(wall);
  grandchild(wall);
  grandmother(wall);
  band(wall, 626, { size: 36, rows: ['triangles', 'zigzag'] });
  return wall;
}

function phone(wall: Wall): void {
  const { left, right, top, foot } = PHONE;
  const frame = (inset: number, round: number) => {
    const [x, y] = [left + inset, top + inset];
    const width = right - left - 2 * inset - 2 * round;
    const height = foot - top - 2 * inset - 2 * round;
    const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
    return `M${x + round} ${y}h${width}${corner(round, round)}v${height}${corner(-round, round)}h${-width}${corner(-round, -round)}v${-height}${corner(round, -round)}Z`;
  };
  wall.fill(frame(0, 34), { color: wall.accent, halo: 10 });
  wall.shape(box([left + 18, foot - 58], [right - 18, top + 44]), { color: wall.ground, bow: 0 });
  const middle = (left + right) / 2;
  wall.ink(`M${middle - 26} ${top + 22}h52`, 7, wall.ground);
  wall.ring([middle, foot - 29], 14, 5, wall.ground);
}

function grandchild(wall: Wall): void {
  const floor = PHONE.foot - 84;
  hut(wall, 606, floor, 84, { pattern: 'stripes' });
  figure(wall, 736, floor, 288, {
    child: true,
    braid: true,
    face: -1,
    rightArm: [116, 160],
    leftArm: [-30, 14],
  });
  wall.pole([PHONE.left + 24, floor], [PHONE.right - 24, floor], 5, { taper: 1 });
}

function grandmother(wall: Wall): void {
  const at = placed(290, FLOOR);
  wall.line(at('-84,0 -66,-84 -96,-236'), 9, { smooth: 1, taper: 1 });
  wall.pole([214, FLOOR - 80], [346, FLOOR - 80], 11, { taper: 1 });
  wall.pole([340, FLOOR - 80], [346, FLOOR], 9, { taper: 1 });
  figure(wall, 280, FLOOR, 386, {
    bun: true,
    pose: 'chair',
    lean: 4,
    low: 40,
    rightArm: [96, 132],
    leftArm: { to: [-17, 8] },
    halo: 0.02,
    hem: true,
  });
}
