import { mendGroundLine } from '../../drawing/ground-line.ts';
import { type Face, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A goat, or with antlers a deer. */
export function goat(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { face = 1, antlers = false }: { face?: Face; antlers?: boolean } = {},
): void {
  const unit = size / 100;
  const at = placed(x, y, unit, face);
  const leg = (line: string) => wall.brushPath(at(line), 4.4 * unit);
  const body = [
    wall.shapePath(at('-40,-60 0,-48 -34,-36'), -0.04),
    wall.shapePath(at('-6,-49 30,-66 30,-34'), -0.04),
    wall.brushPath(at('26,-60 36,-76 38,-84'), 7 * unit),
    wall.shapePath(at('32,-92 44,-88 58,-76 40,-76')),
    leg('-36,-42 -38,-20 -36,0 -33,0'),
    leg('-28,-42 -26,-20 -28,0 -25,0'),
    leg('22,-42 18,-20 22,0 25,0'),
    leg('30,-42 34,-20 30,0 33,0'),
    wall.brushPath(at('-38,-58 -50,-68'), 3.4 * unit),
  ];
  const crown = antlers
    ? [
        wall.brushPath(at('34,-90 24,-104 26,-122'), 3 * unit),
        wall.brushPath(at('38,-90 44,-104 46,-122'), 3 * unit),
        wall.brushPath(at('24,-104 14,-112'), 2.6 * unit),
        wall.brushPath(at('44,-106 54,-114'), 2.6 * unit),
      ]
    : [wall.brushPath(at('36,-90 28,-100 20,-100'), 3 * unit)];
  wall.fill([...body, ...crown], { halo: 0.05 * size });
  mendGroundLine(wall, x, y, size * 0.6);
}
