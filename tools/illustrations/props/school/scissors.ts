import { type Face, type Point, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** Open scissors whose blades point down; gives back the two rings that a hand goes through. */
export function scissors(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { face = 1, color = wall.paint }: { face?: Face; color?: string } = {},
): { near: Point; far: Point } {
  const unit = size / 100;
  const at = placed(x, y, unit, face);
  const near: Point = [x - 22 * unit * face, y - 42 * unit];
  const far: Point = [x + 22 * unit * face, y - 42 * unit];
  wall.fill(
    [
      wall.shapePath(at('-17,-32 -9,-32 26,60 -2,4'), 0.02),
      wall.shapePath(at('17,-32 9,-32 -26,60 2,4'), 0.02),
    ],
    { color, halo: 10 * unit },
  );
  for (const ring of [near, far]) wall.ring(ring, 13 * unit, 7 * unit, color);
  wall.dot([x, y], 4.5 * unit, { color: wall.ground });
  return { near, far };
}
