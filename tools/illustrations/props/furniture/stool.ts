import { segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A stool on crossed legs; its top is where somebody sits. */
export function stool(wall: Wall, x: number, y: number, width: number, height: number): void {
  const half = width / 2;
  wall.ink(
    segment([x - half * 0.8, y - height], [x + half * 0.8, y]) +
      segment([x + half * 0.8, y - height], [x - half * 0.8, y]),
    5,
  );
  wall.pole([x - half, y - height], [x + half, y - height], 9, { taper: 1 });
}
