import { type Point, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A paper kite with a tail, turned by an angle in radians. */
export function kite(wall: Wall, x: number, y: number, size: number, angle: number): void {
  const color = wall.accent;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (u: number, v: number): Point => [
    x + (u * cos - v * sin) * size,
    y + (u * sin + v * cos) * size,
  ];
  const shape = (text: string) => points(text).map(([u, v]) => at(u, v));
  wall.shape(shape('0,-1 0.74,0 0,1 -0.74,0'), { color, bow: 0 });
  const spars = [segment(at(0, -0.96), at(0, 0.96)), segment(at(-0.7, 0), at(0.7, 0))];
  wall.ink(spars, size * 0.07, wall.ground);
  wall.shape(shape('0,0.98 0.24,1.36 -0.24,1.36'), { color });
}
