import type { Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** Small flags on a cord that hangs between two points of one height. */
export function bunting(wall: Wall, [left, top]: Point, right: number, sag: number): void {
  const middle = (left + right) / 2;
  wall.line(
    [
      [left, top],
      [middle, top + sag * 1.3],
      [right, top],
    ],
    4,
    { taper: 1 },
  );
  const count = Math.round((right - left) / 50);
  const flags: string[] = [];
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count;
    const x = left + share * (right - left);
    const y = top + Math.sin(share * Math.PI) * sag;
    flags.push(
      wall.shapePath(
        [
          [x - 16, y],
          [x + 16, y],
          [x, y + 34],
        ],
        0,
      ),
    );
  }
  wall.fill(flags);
}
