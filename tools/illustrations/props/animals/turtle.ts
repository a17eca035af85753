import { type Face, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export function turtle(wall: Wall, x: number, y: number, size: number, face: Face = 1): void {
  const at = placed(x, y, size, face);
  const spot = (right: number, up: number): Point => [x + right * size * face, y - up * size];
  wall.fill([
    wall.shapePath(at('-0.6,-0.14 -0.44,-0.46 0,-0.62 0.44,-0.46 0.6,-0.14'), 0.05),
    wall.brushPath(at('0.5,-0.2 0.76,-0.3 0.9,-0.38'), size * 0.14),
    wall.dotPath(spot(0.92, 0.4), size * 0.12),
    wall.brushPath(at('-0.36,-0.14 -0.46,0.06'), size * 0.14),
    wall.brushPath(at('0.36,-0.14 0.46,0.06'), size * 0.14),
    wall.brushPath(at('-0.58,-0.16 -0.8,-0.08'), size * 0.08),
  ]);
  const scales = [
    segment(spot(-0.3, 0.2), spot(-0.1, 0.5)),
    segment(spot(-0.1, 0.5), spot(0.1, 0.2)),
    segment(spot(0.1, 0.2), spot(0.26, 0.46)),
  ];
  wall.ink(scales, size * 0.05, wall.ground);
}
