// Body coordinates start at the waist, in hundredths of the height; a frame converts them to the wall's.
import type { Face, Point } from './points.ts';

export interface Frame {
  x: number;
  y: number;
  unit: number;
  face: Face;
  spin: number;
  /** The height of the body, from the waist, that rests on the spot. */
  low: number;
}

export function bodyToWall({ x, y, unit, face, spin, low }: Frame, [bodyX, bodyY]: Point): Point {
  const dx = bodyX * face * unit;
  const dy = (bodyY - low) * unit;
  return [
    x + dx * Math.cos(spin) - dy * Math.sin(spin),
    y + dx * Math.sin(spin) + dy * Math.cos(spin),
  ];
}

export function wallToBody({ x, y, unit, face, spin, low }: Frame, [wallX, wallY]: Point): Point {
  const dx = wallX - x;
  const dy = wallY - y;
  const cos = Math.cos(-spin);
  const sin = Math.sin(-spin);
  return [((dx * cos - dy * sin) / unit) * face, (dx * sin + dy * cos) / unit + low];
}
