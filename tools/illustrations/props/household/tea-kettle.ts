import { type Face, type Point, placed, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A kettle held by its bow at x, y; gives back the tip of its spout. */
export function teaKettle(wall: Wall, x: number, y: number, size: number, face: Face): Point {
  const color = wall.accent;
  const at = placed(x, y, size, face);
  const spot = (right: number, down: number): Point => [x + right * size * face, y + down * size];
  const bow = [spot(-0.42, 0.52), spot(-0.34, 0.04), spot(0.34, 0.04), spot(0.42, 0.52)];
  wall.line(bow, size * 0.11, { color, taper: 1, halo: 6 });
  wall.fill(
    [
      wall.shapePath(at('-0.44,0.46 0.44,0.46 0.62,0.84 0.46,1.2 -0.46,1.2 -0.62,0.84'), 0.05),
      wall.shapePath(at('0.5,0.98 0.5,0.68 0.92,0.36 1.06,0.42')),
      wall.dotPath(spot(0, 0.38), size * 0.12),
    ],
    { color, halo: 6 },
  );
  const zigzag = [-0.4, -0.2, 0, 0.2, 0.4].map((right, i) =>
    pointText(spot(right, i % 2 ? 0.72 : 0.94)),
  );
  wall.ink(`M${zigzag.join('L')}`, size * 0.06, wall.ground);
  return spot(1, 0.4);
}
