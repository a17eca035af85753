import { distance, mix, type Point, pointAt, segment, soften } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A written ribbon that may fall, lie and rise: two borders, and words in between. */
export function longScroll(
  wall: Wall,
  ribbon: readonly Point[],
  width: number,
  { color = wall.accent }: { color?: string } = {},
): void {
  const even = { taper: 1, smooth: 3, wobble: 0.02 };
  wall.line(ribbon, width, { ...even, color, halo: 8 });
  wall.line(ribbon, width * 0.74, { ...even, color: wall.ground });
  wall.line(ribbon, width * 0.58, { ...even, color });
  wall.ink(words(soften(ribbon, 3), width), width * 0.1, wall.ground);
}

/** Dashes along the middle, every fifth one left out. */
function words(spine: readonly Point[], width: number): string {
  const [gap, length] = [width * 0.72, width * 0.4];
  let path = '';
  let count = 0;
  let next = gap;
  for (let i = 0; i < spine.length - 1; i++) {
    const [from, to] = [pointAt(spine, i), pointAt(spine, i + 1)];
    const span = distance(from, to);
    for (; next < span; next += gap) {
      count += 1;
      if (count % 5 === 0) continue;
      path += segment(mix(from, to, next / span), mix(from, to, (next + length) / span));
    }
    next -= span;
  }
  return path;
}
