import { mendGroundLine } from '../../drawing/ground-line.ts';
import { type Face, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A humped bull; `head` lowers its head by so many hundredths of its size. */
export function bull(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { face = 1, head = 0 }: { face?: Face; head?: number } = {},
): void {
  const unit = size / 100;
  const at = placed(x, y, unit, face);
  const headAt = placed(x, y, unit, face, head);
  const leg = 4.6 * unit;
  const horn = 3.8 * unit;
  const neck = [...at('30,-64'), ...headAt('46,-64 44,-48'), ...at('32,-42')];
  const path = [
    wall.shapePath(at('-46,-58 -2,-45 -40,-28'), -0.04),
    wall.shapePath(at('-8,-46 24,-70 40,-58 34,-28'), -0.03),
    wall.shapePath(neck, -0.02),
    wall.shapePath(headAt('42,-68 60,-60 66,-42 58,-40 43,-50'), -0.02),
    wall.brushPath(at('-42,-46 -46,-22 -43,-12 -45,0 -41,0'), leg),
    wall.brushPath(at('-36,-40 -31,-22 -34,-12 -31,0 -27,0'), leg),
    wall.brushPath(at('22,-40 20,-20 23,-10 20,0 24,0'), leg),
    wall.brushPath(at('32,-40 36,-22 33,-10 37,0 41,0'), leg),
    wall.brushPath(headAt('48,-66 44,-84 56,-100'), horn, { taper: 0.4 }),
    wall.brushPath(headAt('52,-64 60,-82 74,-90'), horn, { taper: 0.4 }),
    wall.brushPath(at('-45,-56 -60,-46 -57,-20'), 2.8 * unit),
    wall.shapePath(at('-59,-22 -53,-22 -56,-8')),
    wall.brushPath(headAt('46,-64 38,-68'), 4 * unit),
  ];
  wall.fill(path, { halo: 0.05 * size });
  mendGroundLine(wall, x, y, size * 0.6);
}
