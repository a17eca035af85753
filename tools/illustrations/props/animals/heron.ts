import { type Face, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A heron on long legs; its feet may stand under water. */
export function heron(wall: Wall, x: number, y: number, size: number, face: Face = 1): void {
  const unit = size / 100;
  const at = placed(x, y, unit, face);
  wall.fill(
    [
      wall.shapePath(at('-40,-40 -10,-56 18,-50 6,-36'), 0.07),
      wall.brushPath(at('10,-48 26,-58 12,-76 20,-90'), 6 * unit, { taper: 0.7 }),
      wall.dotPath([x + 21 * unit * face, y - 91 * unit], 5.4 * unit),
      wall.shapePath(at('24,-95 54,-86 24,-87'), 0),
      wall.brushPath(at('16,-93 4,-98'), 2.4 * unit),
      wall.brushPath(at('-6,-42 -4,-20 -8,0'), 2.8 * unit),
      wall.brushPath(at('2,-42 6,-20 2,0'), 2.8 * unit),
    ],
    { halo: 5 * unit },
  );
}
