import { add, mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A key from its bow in the hand to its bit. */
export function bigKey(wall: Wall, bow: Point, bit: Point, size: number): void {
  wall.pole(bow, bit, size * 0.26, { taper: 1, halo: 7 });
  wall.dot(bow, size * 0.5, { halo: 6 });
  wall.dot(bow, size * 0.24, { color: wall.ground });
  const teeth = [0.8, 0.93].map((share) => {
    const root = mix(bow, bit, share);
    return segment(root, add(root, [0, size * 0.5]));
  });
  wall.ink(teeth, size * 0.22);
}
