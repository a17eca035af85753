import { ADULT } from '../../drawing/build.ts';
import { figure } from '../../drawing/figure.ts';
import type { Face } from '../../drawing/points.ts';
import type { Arm } from '../../drawing/poses.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bicycle } from '../household/bicycle.ts';

export interface RiderOptions {
  face?: Face;
  braid?: boolean;
  leftArm?: Arm;
}

/** A woman on a bicycle. */
export function rider(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { face = 1, braid = false, leftArm }: RiderOptions = {},
): void {
  const { seat, handlebar } = bicycle(wall, x, y, size, face);
  const height = size * 0.92;
  const waistY = seat[1] - ((ADULT.pelvis - 3) * height) / 100;
  figure(wall, seat[0] + (size / 100) * face, y, height, {
    bun: !braid,
    braid,
    face,
    lean: 20,
    tilt: 6,
    low: (y - waistY) / (height / 100),
    fixed: true,
    rightArm: { at: handlebar },
    leftArm: leftArm ?? { at: handlebar, bend: 1, most: 1.5 },
    leftLeg: [84, 2],
    rightLeg: [44, 10],
    hem: false,
  });
}
