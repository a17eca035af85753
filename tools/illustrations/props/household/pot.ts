import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { pointText } from '../../drawing/points.ts';
import type { Handles } from '../../drawing/skeleton.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A round water pot with a zigzag scratched into its belly. */
export function pot(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { color }: { color?: string } = {},
): void {
  const at = (right: number, up: number) => pointText([x + size * right, y - size * up]);
  const left = `M${at(-0.35, 0)}C${at(-1.25, 0.35)} ${at(-1, 1.25)} ${at(-0.32, 1.2)}`;
  const rim = `L${at(-0.5, 1.55)}L${at(0.5, 1.55)}L${at(0.32, 1.2)}`;
  const right = `C${at(1, 1.25)} ${at(1.25, 0.35)} ${at(0.35, 0)}Z`;
  wall.fill(left + rim + right, { color, halo: size * 0.3 });
  if (size <= 9) return;
  let zigzag = `M${at(-0.8, 0.7)}`;
  for (let i = 1; i <= 6; i++) {
    const x1 = x - size * 0.8 + i * size * 0.267;
    zigzag += `L${pointText([x1, y - size * (i % 2 ? 0.86 : 0.7)])}`;
  }
  wall.ink(zigzag, size * 0.09, wall.ground);
}

/** Somebody who carries water on the head, the lower pot larger than the upper. */
export function waterCarrier(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  pots: number,
  options: FigureOptions,
): Handles {
  const handles = figure(wall, x, y, height, options);
  const { crown, unit } = handles;
  let top = crown[1];
  for (let i = 0; i < pots; i++) {
    const size = (i ? 9 : 12) * unit;
    pot(wall, crown[0], top + 1.5 * unit, size);
    top -= size * 1.5;
  }
  return handles;
}
