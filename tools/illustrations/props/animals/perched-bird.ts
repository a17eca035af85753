import { type Face, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A small bird that sits; its feet are at x, y. */
export function perchedBird(wall: Wall, x: number, y: number, size: number, face: Face): void {
  const at = placed(x, y, size, face);
  const spot = (right: number, up: number): Point => [x + right * size * face, y - up * size];
  wall.fill(
    [
      wall.shapePath(at('-0.34,-0.34 0.06,-0.74 0.36,-0.56 0.2,-0.2 -0.1,-0.16'), 0.08),
      wall.shapePath(at('-0.2,-0.4 -0.72,0.12 -0.5,0.16 -0.06,-0.2')),
      wall.dotPath(spot(0.26, 0.78), size * 0.19),
      wall.shapePath(at('0.42,-0.84 0.68,-0.74 0.42,-0.7')),
    ],
    { halo: size * 0.12 },
  );
  const legs = [segment(spot(0, 0.2), spot(0, 0)), segment(spot(0.12, 0.2), spot(0.12, 0))];
  wall.ink(legs, size * 0.07);
}
