import { type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A baby in a sling under a dial, as the health worker weighs it. */
export function babyScale(wall: Wall, [x, y]: Point, size: number): void {
  wall.ink(segment([x, y], [x, y + size * 0.3]), size * 0.06);
  wall.ring([x, y + size * 0.5], size * 0.2, size * 0.06);
  wall.ink(segment([x, y + size * 0.5], [x + size * 0.1, y + size * 0.38]), size * 0.05);
  const left = segment([x, y + size * 0.7], [x - size * 0.34, y + size * 1.1]);
  const right = segment([x, y + size * 0.7], [x + size * 0.34, y + size * 1.1]);
  wall.ink(left + right, size * 0.05);
  const sling: Point[] = [
    [x - size * 0.36, y + size * 1.08],
    [x + size * 0.36, y + size * 1.08],
    [x + size * 0.2, y + size * 1.42],
    [x - size * 0.2, y + size * 1.42],
  ];
  wall.shape(sling, { bow: 0.08 });
  wall.dot([x + size * 0.16, y + size * 0.98], size * 0.14);
}
