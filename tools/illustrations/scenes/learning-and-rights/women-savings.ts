import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, onCircle, type Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const BOX: Point = [340, 320];
const WOMEN = 9;
const MAT = 138;

/** Women sit in a ring round their cash box, seen from above; every third one has something to say. */
export function womenSavings(): Wall {
  const wall = plasteredWall('geru', 206, 900, 640);
  mat(wall);
  for (let i = 0; i < WOMEN; i++) saver(wall, i);
  cashBox(wall);
  return wall;
}

function mat(wall: Wall): void {
  wall.ring(BOX, MAT - 8, 4);
  wall.ring(BOX, MAT - 40, 4);
  let teeth = '';
  for (let i = 0; i < 30; i++) {
    const angle = (i / 30) * Math.PI * 2;
    const corners = [
      onCircle(BOX, angle - 0.08, MAT - 35),
      onCircle(BOX, angle, MAT - 15),
      onCircle(BOX, angle + 0.08, MAT - 35),
    ];
    teeth += wall.shapePath(corners, 0);
  }
  wall.fill(teeth);
}

/** Feet to the mat, head outwards. */
function saver(wall: Wall, i: number): void {
  const angle = (i / WOMEN) * Math.PI * 2 - Math.PI / 2;
  const [x, y] = onCircle(BOX, angle, MAT);
  figure(wall, x, y, 196, {
    bun: true,
    pose: 'sit',
    rotation: (angle * 180) / Math.PI + 90,
    rightArm: i % 3 === 2 ? [110, 160] : { to: [20, 6] },
    leftArm: { to: [-20, 6] },
    hem: true,
    halo: 0.03,
  });
}

function cashBox(wall: Wall): void {
  const [x, y] = BOX;
  const color = wall.accent;
  wall.shape(box([x - 54, y + 38], [x + 54, y - 36]), { color, bow: 0, halo: 10 });
  wall.ink(`M${x - 52} ${y - 8}h104`, 4, wall.ground);
  wall.ink(`M${x - 18} ${y - 24}h36`, 6, wall.ground);
  wall.dot([x, y + 10], 9, { color: wall.ground });
  wall.ink(`M${x} ${y + 12}v14`, 5, wall.ground);
}
