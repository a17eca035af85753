import { type Face, onCircle, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const EYES = '-46,-2 -56,36 -34,44 -68,78 -44,84 -72,118 -48,124 -60,146';

/** A peacock on its perch, the long train hanging down behind it. */
export function peacock(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { face = 1, color = wall.paint }: { face?: Face; color?: string } = {},
): void {
  const unit = size / 100;
  const at = placed(x, y, unit, face);
  train(wall, at, unit, color);
  wall.fill(
    [
      wall.shapePath(at('-34,-26 -16,-46 14,-50 28,-36 6,-14 -20,-12'), 0.08),
      wall.brushPath(at('18,-40 32,-58 30,-76 38,-92'), 11 * unit, { taper: 0.6 }),
      wall.dotPath([x + 38 * unit * face, y - 93 * unit], 7 * unit),
      wall.shapePath(at('43,-98 60,-91 44,-87'), 0),
      wall.brushPath(at('-4,-16 -6,-8 -6,0 4,1'), 4 * unit),
      wall.brushPath(at('8,-16 8,-8 8,0 18,1'), 4 * unit),
    ],
    { color, halo: 7 * unit },
  );
  crest(wall, [x + 38 * unit * face, y - 97 * unit], unit, color);
}

/** One broad fall of feathers; the eyes on it are bare wall. */
function train(wall: Wall, at: (text: string) => Point[], unit: number, color: string): void {
  const fall = at('-10,-36 -44,-34 -70,10 -88,84 -84,136 -60,158 -34,146 -26,84 -12,20 0,-14');
  wall.fill(wall.shapePath(fall, 0.06), { color, halo: 7 * unit });
  const eyes = at(EYES);
  wall.fill(
    eyes.map((eye) => wall.dotPath(eye, 7.4 * unit)),
    { color: wall.ground },
  );
  wall.fill(
    eyes.map((eye) => wall.dotPath(eye, 3.4 * unit)),
    { color },
  );
}

function crest(wall: Wall, crown: Point, unit: number, color: string): void {
  let stalks = '';
  const tips: string[] = [];
  for (const turn of [-2.1, -1.57, -1.04]) {
    const tip = onCircle(crown, turn, 17 * unit);
    stalks += segment(crown, tip);
    tips.push(wall.dotPath(tip, 3 * unit));
  }
  wall.ink(stalks, 2.2 * unit, color);
  wall.fill(tips, { color });
}
