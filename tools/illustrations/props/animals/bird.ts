import { type Face, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export function bird(wall: Wall, x: number, y: number, size: number, face: Face = 1): void {
  const at = placed(x, y, size, face);
  const spot = (a: number, b: number): Point => [x + a * size * face, y + b * size];
  wall.fill([
    wall.shapePath(at('-0.62,0.16 0.1,-0.14 0.44,-0.1 0.2,0.16'), 0.06),
    wall.dotPath(spot(0.46, -0.14), size * 0.13),
    wall.shapePath(at('-0.55,0.16 -0.98,0.1 -0.86,0.36')),
  ]);
  const wing = (root: number, tip: number, lift: number) => [
    spot(root, -0.04),
    spot(root + (tip - root) * 0.45, -0.62 * lift),
    spot(tip, -0.98 * lift),
  ];
  wall.line(wing(-0.12, -0.66, 1), size * 0.15, { taper: 0.3 });
  wall.line(wing(0.1, 0.34, 0.94), size * 0.15, { taper: 0.3 });
  wall.ink(segment(spot(0.56, -0.14), spot(0.76, -0.08)), size * 0.07);
}

/** Birds as [x, y, size], all flying the same way. */
export function birds(
  wall: Wall,
  flock: readonly (readonly [x: number, y: number, size: number])[],
  face: Face = 1,
): void {
  for (const [x, y, size] of flock) bird(wall, x, y, size, face);
}
