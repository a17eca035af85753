import { pointText, radians, rounded } from '../../drawing/points.ts';
import type { Angles } from '../../drawing/poses.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface TinyFigureOptions {
  left: Angles;
  right: Angles;
  bun: boolean;
}

/** A person of few marks, for crowds that count. */
export function tinyFigure(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  { left, right, bun }: TinyFigureOptions,
): void {
  const unit = height / 100;
  const at = (right: number, up: number) => pointText([x + right * unit, y - up * unit]);
  const torso = `M${at(-14, 81)}H${rounded(x + 14 * unit)}L${at(0, 53)}Z`;
  const skirt = `M${at(0, 57)}L${at(12, 34)}H${rounded(x - 12 * unit)}Z`;
  const head = wall.dotPath([x, y - 92 * unit], 7.6 * unit);
  const knot = bun ? wall.dotPath([x - 8 * unit, y - 97 * unit], 4 * unit) : '';
  wall.put(`<path fill="${wall.paint}" d="${torso}${skirt}${head}${knot}"/>`);

  const arm = (shoulderX: number, [upper, lower]: Angles) => {
    const shoulderY = y - 81 * unit;
    const elbowX = shoulderX + Math.sin(radians(upper)) * 15 * unit;
    const elbowY = shoulderY + Math.cos(radians(upper)) * 15 * unit;
    const handX = elbowX + Math.sin(radians(lower)) * 15 * unit;
    const handY = elbowY + Math.cos(radians(lower)) * 15 * unit;
    const joints = [pointText([elbowX, elbowY]), pointText([handX, handY])];
    return `M${pointText([shoulderX, shoulderY])}L${joints.join('L')}`;
  };
  const legs = `M${at(-5, 34)}L${at(-7, 0)}M${at(5, 34)}L${at(7, 0)}`;
  wall.ink(arm(x - 13 * unit, left) + arm(x + 13 * unit, right) + legs, 4.6 * unit);
}
