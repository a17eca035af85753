import { box, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A stone well with a wheel on its beam; gives back where the rope comes off the wheel. */
export function wellHead(wall: Wall, x: number, y: number, size: number): Point {
  const half = size * 0.5;
  const wheel: Point = [x, y - size * 1.24];
  for (const side of [-1, 1]) {
    wall.pole([x + side * half * 0.8, y], [x + side * half * 0.8, y - size * 1.5], 7, { taper: 1 });
  }
  wall.pole([x - half, y - size * 1.46], [x + half, y - size * 1.46], 7, { taper: 1 });
  wall.ink(segment([x, y - size * 1.46], wheel), 4);
  wall.ring(wheel, size * 0.14, 4.5);
  wall.ink(segment([x - size * 0.14, wheel[1]], [x - size * 0.14, y - size * 0.5]), 3);
  wall.mask(box([x - half, y], [x + half, y - size * 0.5]));
  const course = size * 0.17;
  for (let row = 0; row < 3; row++) {
    const top = y - course * (row + 1);
    const start = x - half + (row % 2 ? -size * 0.06 : 0);
    for (let i = 0; i < 4; i++) {
      const left = Math.max(x - half, start + i * size * 0.27);
      const right = Math.min(x + half, start + (i + 1) * size * 0.27 - 5);
      if (right - left > 8) wall.shape(box([left, top + 4], [right, top + course]), { bow: 0.02 });
    }
  }
  return [x + size * 0.14, wheel[1]];
}
