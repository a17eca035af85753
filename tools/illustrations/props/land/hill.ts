import { mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A hill hatched on its bright side and dotted on its dark one. */
export function hill(
  wall: Wall,
  x: number,
  y: number,
  width: number,
  height: number,
  { gap = 17 }: { gap?: number } = {},
): void {
  const left: Point = [x, y];
  const right: Point = [x + width, y];
  const peak: Point = [x + width * 0.5 + wall.jitter(10), y - height];
  const foot: Point = [peak[0], y];
  wall.mask([left, peak, right]);
  wall.line([left, peak, right], 5, { smooth: 0, taper: 1 });
  const count = Math.round(width / 2 / gap);
  let path = '';
  for (let i = 1; i < count; i++) {
    path += segment(mix(left, foot, i / count), mix(left, peak, i / count));
  }
  for (let i = 0; i <= count; i++) {
    const low = mix(foot, right, i / count);
    const high = mix(peak, right, i / count);
    for (let up = 0.08; up < 0.95; up += 0.17) {
      const start = up + (i % 2) * 0.085;
      path += segment(mix(low, high, start), mix(low, high, start + 0.05));
    }
  }
  wall.ink(path, 2.4);
}
