import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { mix, onCircle, type Point, radians } from '../../drawing/points.ts';
import { type Handles, skeleton } from '../../drawing/skeleton.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface Dancer extends FigureOptions {
  height: number;
}

export interface DanceArcOptions {
  radius: number;
  /** In degrees: -90 is the top of the arc. */
  from: number;
  to: number;
}

/** Dancers hand in hand on an arc, feet inwards. */
export function danceArc(
  wall: Wall,
  center: Point,
  dancers: readonly Dancer[],
  { radius, from, to }: DanceArcOptions,
): void {
  const spots = dancers.map((dancer, i) => {
    const angle = from + ((to - from) * i) / (dancers.length - 1);
    const [x, y] = onCircle(center, radians(angle), radius);
    const handles = skeleton(x, y, dancer.height, { ...dancer, rotation: angle + 90 }).handles;
    return { dancer, angle, x, y, handles };
  });
  for (const [i, { dancer, angle, x, y, handles }] of spots.entries()) {
    const next = joinedHands(center, handles, spots[i + 1]?.handles);
    const previous = joinedHands(center, spots[i - 1]?.handles, handles);
    figure(wall, x, y, dancer.height, {
      ...dancer,
      rotation: angle + 90,
      halo: 0.03,
      rightArm: next ? { at: next, bend: 0.4 } : [104, 140],
      leftArm: previous ? { at: previous, bend: -0.4 } : [-104, -140],
    });
  }
}

/** A little below the shoulders, which on an arc means nearer to its centre. */
function joinedHands(
  center: Point,
  one: Handles | undefined,
  next: Handles | undefined,
): Point | undefined {
  if (!one || !next) return undefined;
  return mix(mix(one.rightShoulder, next.leftShoulder, 0.5), center, 0.035);
}
