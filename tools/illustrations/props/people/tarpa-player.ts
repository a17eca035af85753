import { figure } from '../../drawing/figure.ts';
import { mix, type Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** The player of the tarpa, the gourd pipe that the dancers circle. */
export function tarpaPlayer(wall: Wall, x: number, y: number, height: number): void {
  const { head } = figure(wall, x, y, height, {
    tuft: true,
    lean: 12,
    leftLeg: [-16, -42],
    rightLeg: [34, 2],
    rightArm: { to: [22, -18] },
    leftArm: { to: [24, -6], bend: 1 },
  });
  const color = wall.accent;
  const mouth: Point = [head[0] + height * 0.05, head[1] + height * 0.03];
  const end: Point = [x + height * 0.62, y - height * 0.2];
  wall.line([mouth, mix(mouth, end, 0.5), end], height * 0.035, { color, taper: 1 });
  wall.dot(mix(mouth, end, 0.22), height * 0.07, { color });
  const bell: Point[] = [
    mix(mouth, end, 0.72),
    [end[0] + height * 0.13, end[1] - height * 0.08],
    [end[0] + height * 0.02, end[1] + height * 0.1],
  ];
  wall.shape(bell, { color });
}
