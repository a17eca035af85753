import type { Point } from './points.ts';

/** Upper and lower limb in degrees: 0 hangs down, more swings the way the figure faces. */
export type Angles = readonly [upper: number, lower: number];

/** Target of a hand: `at` on the wall, or `to` in figure units from the waist. */
export type Reach = { bend?: number; most?: number } & ({ at: Point } | { to: Point });

export type Arm = Angles | Reach;

// Arrays have a method `at`, so `'at' in arm` cannot tell the two apart.
export const isReach = (arm: Arm): arm is Reach => !Array.isArray(arm);

export interface Posture {
  leftLeg: Angles;
  rightLeg: Angles;
  leftArm: Arm;
  rightArm: Arm;
  lean?: number;
}

export type PoseName =
  | 'stand'
  | 'walk'
  | 'stride'
  | 'dance'
  | 'sit'
  | 'squat'
  | 'chair'
  | 'bend'
  | 'cheer';

export const POSES: Record<PoseName, Posture> = {
  stand: {
    leftLeg: [-7, -3],
    rightLeg: [7, 3],
    leftArm: [-26, -10],
    rightArm: [26, 10],
  },
  walk: {
    leftLeg: [-26, -38],
    rightLeg: [26, 4],
    leftArm: [-30, -12],
    rightArm: [30, 54],
    lean: 6,
  },
  stride: {
    leftLeg: [-34, -52],
    rightLeg: [36, 4],
    leftArm: [-46, -70],
    rightArm: [40, 88],
    lean: 12,
  },
  dance: {
    leftLeg: [-10, -34],
    rightLeg: [40, -16],
    leftArm: [-60, -90],
    rightArm: [60, 90],
    lean: 8,
  },
  sit: {
    leftLeg: [-72, 64],
    rightLeg: [72, -64],
    leftArm: [-30, 22],
    rightArm: [30, -22],
  },
  squat: {
    leftLeg: [62, -42],
    rightLeg: [84, -18],
    leftArm: [20, 60],
    rightArm: [34, 70],
    lean: 16,
  },
  chair: {
    leftLeg: [78, 2],
    rightLeg: [90, 6],
    leftArm: [-14, 40],
    rightArm: [20, 70],
    lean: 0,
  },
  bend: {
    leftLeg: [-10, -4],
    rightLeg: [12, 4],
    leftArm: [6, 0],
    rightArm: [14, 6],
    lean: 72,
  },
  cheer: {
    leftLeg: [-9, -4],
    rightLeg: [9, 4],
    leftArm: [-140, -168],
    rightArm: [140, 168],
  },
};
