import { type Dress, hair, hem, walkingStick } from './dress.ts';
import { mendGroundLine } from './ground-line.ts';
import { add, distance, type Point } from './points.ts';
import { isReach } from './poses.ts';
import { type Handles, type Skeleton, type Stance, skeleton } from './skeleton.ts';
import type { Wall } from './wall.ts';

export interface FigureOptions extends Stance, Dress {
  /** Keeps the figure in place, even if its hand does not reach the target. */
  fixed?: boolean;
  /** The bare wall around the figure, as a share of its height. */
  halo?: number;
  color?: string | undefined;
}

/** Paints a person with the feet at x, y. @returns the spots where things are held */
export function figure(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  options: FigureOptions = {},
): Handles {
  const spot = stepCloser(x, y, height, options);
  const body = skeleton(spot, y, height, options);
  const path = [...outline(wall, body, options.child), ...hair(wall, body, options)];
  wall.fill(path, { halo: (options.halo ?? 0.055) * height, color: options.color });
  if (options.hem ?? (height > 105 && options.bun)) hem(wall, body);
  if (options.stick) walkingStick(wall, body, y);
  mendGroundLine(wall, spot, y, height * 0.42);
  return body.handles;
}

/** Arms have a fixed length, so the figure steps closer until its leading hand reaches the target. */
function stepCloser(x: number, y: number, height: number, options: FigureOptions): number {
  const { rightArm } = options;
  if (!rightArm || !isReach(rightArm) || !('at' in rightArm) || options.rotation || options.fixed)
    return x;
  let spot = x;
  for (let steps = 0; steps < 60; steps++) {
    const { rightHand } = skeleton(spot, y, height, options).handles;
    if (distance(rightHand, rightArm.at) < 1.5) break;
    spot += Math.sign(rightArm.at[0] - spot) * height * 0.012;
  }
  return spot;
}

function outline(wall: Wall, body: Skeleton, child = false): string[] {
  const { joints, limbs, unit, toWall } = body;
  const onWall = (line: readonly Point[]) => line.map(toWall);
  const limbWidth = 3.3 * unit * (child ? 1.05 : 1);
  const path = [
    wall.shapePath(onWall([joints.leftShoulder, joints.rightShoulder, [0, 1.6]]), -0.045),
    wall.shapePath(onWall([[0, -1.6], joints.rightHip, joints.leftHip]), -0.045),
  ];
  for (const arm of [limbs.leftArm, limbs.rightArm]) {
    path.push(wall.brushPath(onWall(arm), limbWidth));
  }
  for (const leg of [limbs.leftLeg, limbs.rightLeg]) {
    const toes = add(leg[2], [4.6, 0.2]);
    path.push(wall.brushPath(onWall([...leg, toes]), limbWidth * 1.05));
  }
  path.push(
    wall.brushPath(onWall([joints.nape, joints.head]), limbWidth, { smooth: 0 }),
    wall.dotPath(toWall(joints.head), body.build.head * unit),
  );
  return path;
}
