import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { add, type Point } from '../../drawing/points.ts';
import type { Handles } from '../../drawing/skeleton.ts';
import type { Wall } from '../../drawing/wall.ts';

/** Somebody who carries a heaped bowl of grain in both hands. */
export function bowlBearer(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  options: FigureOptions = {},
): Handles {
  const face = options.face ?? 1;
  const handles = figure(wall, x, y, height, {
    rightArm: { to: [24, -16] },
    leftArm: { to: [18, -12], bend: 1 },
    ...options,
  });
  const middle = add(handles.rightHand, [-face * height * 0.02, -height * 0.01]);
  grainBowl(wall, middle, height * 0.11);
  return handles;
}

/** Its foot is at the spot; the heap stands as high again above the rim. */
export function grainBowl(wall: Wall, foot: Point, size: number): void {
  const at = (right: number, up: number): Point => add(foot, [right * size, -up * size]);
  wall.shape([at(-0.5, 0), at(-1, 0.8), at(1, 0.8), at(0.5, 0)], { bow: 0.04, halo: size * 0.5 });
  const heap: string[] = [];
  for (const [row, count] of [5, 4, 2].entries()) {
    for (let i = 0; i < count; i++) {
      heap.push(wall.dotPath(at((i - (count - 1) / 2) * 0.4, 1.02 + row * 0.32), size * 0.19));
    }
  }
  wall.fill(heap);
}
