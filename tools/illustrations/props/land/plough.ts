import { type Face, type Point, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A wooden plough; gives back where it is held and where it is yoked. */
export function woodenPlough(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  face: Face = 1,
): { grip: Point; yoke: Point } {
  const unit = size / 100;
  const at = placed(x, y, unit, face);
  wall.line(at('0,10 -16,-6 -34,-62'), 5 * unit);
  wall.line(at('-34,-62 -46,-66'), 4 * unit);
  wall.line(at('-8,-8 40,-26 150,-46'), 4.6 * unit);
  wall.shape(at('4,16 -14,-8 -4,-12 20,8'));
  return {
    grip: [x - 42 * unit * face, y - 64 * unit],
    yoke: [x + 150 * unit * face, y - 46 * unit],
  };
}
