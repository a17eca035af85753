// The positions of a figure's joints, before anything is painted.
import { ADULT, type Build, CHILD, WOMAN } from './build.ts';
import { bodyToWall, type Frame, wallToBody } from './frame.ts';
import { add, distance, type Face, mix, type Point, radians } from './points.ts';
import {
  type Angles,
  type Arm,
  isReach,
  POSES,
  type PoseName,
  type Posture,
  type Reach,
} from './poses.ts';

export interface Stance extends Partial<Posture> {
  pose?: PoseName;
  face?: Face;
  child?: boolean;
  bun?: boolean;
  tilt?: number;
  /** Height of the body, from the waist, that rests on the spot; default: the lowest point. */
  low?: number;
  rotation?: number;
}

export type Limb = readonly [root: Point, middle: Point, end: Point];

/** Spots where other things are held. */
export interface Handles {
  leftShoulder: Point;
  rightShoulder: Point;
  leftHand: Point;
  rightHand: Point;
  leftFoot: Point;
  rightFoot: Point;
  head: Point;
  crown: Point;
  neck: Point;
  waist: Point;
  seat: Point;
  unit: number;
}

export type Skeleton = ReturnType<typeof skeleton>;

export function skeleton(x: number, y: number, height: number, stance: Stance = {}) {
  const posture = { ...POSES[stance.pose ?? 'stand'], ...stance };
  const build = stance.child ? CHILD : stance.bun ? WOMAN : ADULT;
  const lean = posture.lean ?? 0;
  const tilt = posture.tilt ?? lean * 0.28;

  const leftShoulder = turn([-build.shoulder, -build.torso], lean);
  const rightShoulder = turn([build.shoulder, -build.torso], lean);
  const nape = turn([0, -build.torso + 1], lean);
  const neck = turn([0, -build.torso - build.neck], lean);
  const head = add(neck, turn([0, -build.head * 0.9], lean * 0.8));
  const leftHip = turn([-build.hip, build.pelvis], tilt);
  const rightHip = turn([build.hip, build.pelvis], tilt);
  const legRoot = (side: number) => turn([side * build.hip * 0.5, build.pelvis - 1], tilt);
  const leftLeg = swing(legRoot(-1), posture.leftLeg, build.thigh, build.shin);
  const rightLeg = swing(legRoot(1), posture.rightLeg, build.thigh, build.shin);

  const unit = height / 100;
  const lowest = Math.max(leftLeg[2][1], rightLeg[2][1], leftHip[1], rightHip[1]);
  const spin = radians(posture.rotation ?? 0);
  const frame = { x, y, unit, face: stance.face ?? 1, spin, low: posture.low ?? lowest };
  const toWall = (point: Point): Point => bodyToWall(frame, point);

  const leftArm = armOf(frame, build, leftShoulder, posture.leftArm, 1);
  const rightArm = armOf(frame, build, rightShoulder, posture.rightArm, -1);

  const handles: Handles = {
    leftShoulder: toWall(leftShoulder),
    rightShoulder: toWall(rightShoulder),
    leftHand: toWall(leftArm[2]),
    rightHand: toWall(rightArm[2]),
    leftFoot: toWall(leftLeg[2]),
    rightFoot: toWall(rightLeg[2]),
    head: toWall(head),
    crown: toWall(add(head, turn([0, -build.head], lean * 0.8))),
    neck: toWall(neck),
    waist: toWall([0, 0]),
    seat: toWall(mix(leftHip, rightHip, 0.5)),
    unit,
  };
  const joints = { leftShoulder, rightShoulder, nape, head, leftHip, rightHip };
  const limbs = { leftArm, rightArm, leftLeg, rightLeg };
  return { build, lean, face: frame.face, unit, joints, limbs, toWall, handles };
}

/** A body point, counted from the waist, turned about the waist. */
export function turn([x, y]: Point, degrees: number): Point {
  const angle = radians(degrees);
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

function swing(
  root: Point,
  [upper, lower]: Angles,
  upperLength: number,
  lowerLength: number,
): Limb {
  const middle = along(root, upper, upperLength);
  return [root, middle, along(middle, lower, lowerLength)];
}

function along([x, y]: Point, degrees: number, length: number): Point {
  return [x + Math.sin(radians(degrees)) * length, y + Math.cos(radians(degrees)) * length];
}

function armOf(frame: Frame, build: Build, shoulder: Point, arm: Arm, bend: number): Limb {
  if (isReach(arm)) return reach(frame, build, shoulder, arm, bend);
  return swing(shoulder, arm, build.upperArm, build.foreArm);
}

function reach(frame: Frame, build: Build, shoulder: Point, arm: Reach, bend: number): Limb {
  const wanted = 'at' in arm ? wallToBody(frame, arm.at) : arm.to;
  const most = (build.upperArm + build.foreArm) * (arm.most ?? 1.16);
  const far = distance(shoulder, wanted);
  // Arms have a fixed length, so the hand may stop short of the target.
  const hand = far > most ? mix(shoulder, wanted, most / far) : wanted;
  const span = distance(shoulder, hand);
  const half = span / 2;
  const rise = Math.sqrt(Math.max(0, build.upperArm * build.upperArm - half * half));
  const bow = rise * (arm.bend ?? bend);
  const middle = mix(shoulder, hand, 0.5);
  const elbow: Point = [
    middle[0] + (-(hand[1] - shoulder[1]) / (span || 1)) * bow,
    middle[1] + ((hand[0] - shoulder[0]) / (span || 1)) * bow,
  ];
  return [shoulder, elbow, hand];
}
