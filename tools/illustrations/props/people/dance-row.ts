import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { add, type Face, mix, type Point } from '../../drawing/points.ts';
import { type Handles, skeleton } from '../../drawing/skeleton.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface DanceRowOptions {
  height: number;
  face?: Face;
  /** How far the joined hands hang below the shoulders, as a share of the height. */
  drop?: number;
  bun?: boolean;
}

/** People who dance side by side, their hands truly joined. */
export function danceRow(
  wall: Wall,
  row: readonly number[],
  y: number,
  { height, face = 1, drop = 0.14, bun = true }: DanceRowOptions,
): void {
  const step: FigureOptions = { pose: 'dance', face, bun, fixed: true };
  const handles = row.map((x) => skeleton(x, y, height, step).handles);
  const joined = (one?: Handles, next?: Handles): Point | undefined =>
    one && next && add(mix(one.rightShoulder, next.leftShoulder, 0.5), [0, drop * height]);
  for (const [i, x] of row.entries()) {
    const ahead = joined(handles[i], handles[i + face]);
    const behind = joined(handles[i - face], handles[i]);
    figure(wall, x, y, height, {
      ...step,
      halo: 0.03,
      rightArm: ahead ? { at: ahead, bend: -0.4 } : [124, 168],
      leftArm: behind ? { at: behind, bend: 0.4 } : [-60, -20],
    });
  }
}
