import { type Face, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export function hen(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { face = 1 }: { face?: Face } = {},
): void {
  const unit = size / 100;
  const at = placed(x, y, unit, face);
  wall.fill([
    wall.shapePath(at('-44,-62 34,-56 6,-22 -18,-24'), 0.06),
    wall.shapePath(at('-44,-60 -70,-92 -28,-56')),
    wall.brushPath(at('24,-50 36,-74 40,-80'), 11 * unit),
    wall.dotPath([x + 42 * unit * face, y - 84 * unit], 10 * unit),
    wall.shapePath(at('50,-88 64,-82 50,-79')),
    wall.shapePath(at('34,-92 40,-106 48,-92')),
    wall.brushPath(at('-6,-26 -8,-8 -10,0 0,0'), 4 * unit),
    wall.brushPath(at('8,-26 8,-8 6,0 16,0'), 4 * unit),
  ]);
}
