import { type Face, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A wooden chair from the side; `seat` is the height of its board. */
export function chair(wall: Wall, x: number, y: number, seat: number, face: Face): void {
  const at = (right: number, up: number): Point => [x + right * seat * face, y - up * seat];
  const weight = Math.max(3.4, seat * 0.1);
  wall.ink(
    [
      segment(at(-0.8, 0), at(-0.66, 1)),
      segment(at(0.62, 0), at(0.56, 1)),
      segment(at(-0.7, 0.4), at(0.58, 0.4)),
      segment(at(-0.66, 1), at(-0.94, 2.3)),
      segment(at(-0.86, 1.9), at(-0.5, 1.9)),
    ],
    weight,
  );
  wall.pole(at(-0.78, 1), at(0.72, 1), weight * 1.5, { taper: 1 });
}
