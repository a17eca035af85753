import { mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface PorchOptions {
  height: number;
  roof: number;
  eave?: number;
}

const RAFTERS = 23;

/** A thatched roof on two posts, open at the sides. */
export function porch(
  wall: Wall,
  left: number,
  right: number,
  y: number,
  { height, roof, eave = 50 }: PorchOptions,
): void {
  const top = y - height;
  const ridge = (right - left) * 0.2;
  const peaks: [Point, Point] = [
    [left + ridge, top - roof],
    [right - ridge, top - roof],
  ];
  const eaves: [Point, Point] = [
    [left - eave, top],
    [right + eave, top],
  ];
  wall.pole([left, y], [left, top], 9, { taper: 1 });
  wall.pole([right, y], [right, top], 9, { taper: 1 });
  wall.mask([eaves[0], peaks[0], peaks[1], eaves[1]]);
  let thatch = '';
  for (let i = 1; i < RAFTERS; i++) {
    const foot = mix(eaves[0], eaves[1], i / RAFTERS);
    const tip = mix(peaks[0], peaks[1], i / RAFTERS);
    thatch += segment(mix(foot, tip, i % 2 ? -0.06 : -0.1), mix(foot, tip, 0.94));
  }
  wall.ink(thatch, 3);
  wall.line([eaves[0], peaks[0], peaks[1], eaves[1]], 6, { smooth: 0, taper: 1 });
  wall.pole(eaves[0], eaves[1], 6, { taper: 1 });
}
