import { type Face, onCircle, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const FEATHERS = 13;

/** A peacock, its train open behind it. */
export function peacock(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { face = 1, color = wall.paint }: { face?: Face; color?: string } = {},
): void {
  const unit = size / 100;
  const at = placed(x, y, unit, face);
  const root: Point = [x - 8 * unit * face, y - 34 * unit];
  let shafts = '';
  const eyes: string[] = [];
  for (let i = 0; i < FEATHERS; i++) {
    const turn = Math.PI * (0.98 + (i / (FEATHERS - 1)) * 0.62);
    const angle = face === 1 ? turn : Math.PI - turn;
    const tip = onCircle(root, angle, size * (i % 2 ? 0.78 : 0.94));
    shafts += segment(root, tip);
    eyes.push(wall.dotPath(tip, 4.6 * unit));
  }
  wall.ink(shafts, 2.2 * unit, color);
  wall.fill(eyes, { color });
  wall.fill(
    [
      wall.shapePath(at('-22,-40 8,-52 28,-36 6,-20'), 0.1),
      wall.brushPath(at('18,-38 32,-56 34,-74 40,-86'), 10 * unit, { taper: 0.6 }),
      wall.dotPath([x + 40 * unit * face, y - 88 * unit], 6.4 * unit),
      wall.shapePath(at('44,-92 58,-86 45,-83'), 0),
      wall.brushPath(at('-2,-24 -4,-12 -6,0 4,0'), 3.4 * unit),
      wall.brushPath(at('8,-24 10,-12 8,0 18,0'), 3.4 * unit),
    ],
    { color, halo: 6 * unit },
  );
  let crest = '';
  for (const spread of [-9, 0, 9]) {
    crest += segment(
      [x + 40 * unit * face, y - 94 * unit],
      [x + (38 + spread) * unit * face, y - 108 * unit],
    );
  }
  wall.ink(crest, 2.2 * unit, color);
}
