import { segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A long bench; `seat` is the height of its board. */
export function bench(wall: Wall, left: number, right: number, y: number, seat: number): void {
  const legs = [left + 24, right - 24].flatMap((x) => [
    segment([x - 7, y - seat], [x - 14, y]),
    segment([x + 7, y - seat], [x + 14, y]),
  ]);
  wall.ink(legs, 5);
  wall.ink(segment([left + 24, y - seat * 0.45], [right - 24, y - seat * 0.45]), 4);
  wall.pole([left, y - seat], [right, y - seat], 10, { taper: 1 });
}
