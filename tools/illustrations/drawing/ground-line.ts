import { segment } from './points.ts';
import type { Wall } from './wall.ts';

/** The level line that everyone stands on. */
export function groundLine(wall: Wall, y: number): void {
  wall.groundY = y;
  wall.pole([-20, y], [wall.width + 20, y], 5.4, { taper: 1, wobble: 0.04, smooth: 3 });
}

/** Repairs the ground line, which a figure's halo has interrupted. */
export function mendGroundLine(wall: Wall, x: number, y: number, half: number): void {
  const { groundY } = wall;
  if (groundY === undefined || Math.abs(y - groundY) >= 7) return;
  wall.ink(segment([x - half, groundY], [x + half, groundY]), 5);
}
