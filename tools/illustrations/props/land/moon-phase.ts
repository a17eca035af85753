import { pointText, rounded } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** The moon on its way: 0 is the thinnest crescent, 1 the full disc; it grows from the right. */
export function moonPhase(
  wall: Wall,
  x: number,
  y: number,
  radius: number,
  { light, waning = false }: { light: number; waning?: boolean },
): void {
  const side = waning ? 0 : 1;
  const r = rounded(radius);
  const edge = rounded(Math.max(0.1, radius * Math.abs(1 - 2 * light)));
  const inward = light < 0.5 ? 1 - side : side;
  const foot = pointText([x, y + radius]);
  const top = pointText([x, y - radius]);
  wall.fill(`M${top}A${r} ${r} 0 0 ${side} ${foot}A${edge} ${r} 0 0 ${inward} ${top}Z`);
}
