import { onCircle, type Point, pointText } from '../../drawing/points.ts';
import { Wall } from '../../drawing/wall.ts';
import { letterA } from '../../props/school/letter-a.ts';

const SIZE = 512;
const CENTER: Point = [SIZE / 2, SIZE / 2];
const TEETH = 20;
const SCALE = 3.1;
/** The middle of the letter, in its own units. */
const LETTER_MIDDLE: Point = [38.1, -33.9];

/** The app icon: अ within a ring of triangles, all of it inside a round mask. */
export function icon(): Wall {
  const wall = new Wall({ ground: 'geru', seed: 24, width: SIZE, height: SIZE });
  wall.put(`<rect width="${SIZE}" height="${SIZE}" fill="${wall.ground}"/>`);
  ringOfTriangles(wall);
  const [x, y] = LETTER_MIDDLE;
  letterA(wall, CENTER[0] - x * SCALE, CENTER[1] - y * SCALE, SCALE, wall.paint);
  return wall;
}

function ringOfTriangles(wall: Wall): void {
  const half = Math.PI / TEETH;
  let triangles = '';
  for (let i = 0; i < TEETH; i++) {
    const angle = i * half * 2 - Math.PI / 2;
    const corners = [
      onCircle(CENTER, angle - half * 0.86, 164),
      onCircle(CENTER, angle, 202),
      onCircle(CENTER, angle + half * 0.86, 164),
    ];
    triangles += `M${corners.map(pointText).join('L')}Z`;
  }
  wall.fill(triangles, { color: wall.accent });
}
