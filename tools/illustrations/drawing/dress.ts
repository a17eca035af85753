import { add, mix, type Point, segment } from './points.ts';
import { type Skeleton, turn } from './skeleton.ts';
import type { Wall } from './wall.ts';

export interface Dress {
  bun?: boolean;
  braid?: boolean;
  tuft?: boolean;
  turban?: boolean;
  stick?: boolean;
  /** The border of a sari; on tall women unless said otherwise. */
  hem?: boolean;
}

/** Bun, braid, topknot or turban. */
export function hair(wall: Wall, body: Skeleton, dress: Dress): string[] {
  const { unit, build } = body;
  const onHead = (x: number, y: number): Point => {
    const fromHead = turn([x * build.head, y * build.head], body.lean * 0.8);
    return body.toWall(add(body.joints.head, fromHead));
  };
  const path: string[] = [];
  if (dress.bun) path.push(wall.dotPath(onHead(-1.25, -0.45), build.head * 0.52 * unit));
  if (dress.braid) {
    const braid = [onHead(-0.8, 0), onHead(-1.5, 1.2), onHead(-1.7, 2.6)];
    path.push(wall.brushPath(braid, 2.6 * unit));
  }
  if (dress.tuft) {
    const tuft = [onHead(0, -0.8), onHead(-0.7, -1.7)];
    path.push(wall.brushPath(tuft, 2.2 * unit, { smooth: 0 }));
  }
  if (dress.turban) {
    const folds = [onHead(-1.3, -0.2), onHead(-1.1, -1.25), onHead(0.6, -1.45), onHead(1.3, -0.35)];
    path.push(wall.shapePath(folds, 0.1));
  }
  return path;
}

/** Two lines of bare wall near the lower edge. */
export function hem(wall: Wall, { joints, toWall, unit }: Skeleton): void {
  const row = (depth: number) =>
    segment(
      toWall(mix([0, 0], joints.leftHip, depth)),
      toWall(mix([0, 0], joints.rightHip, depth)),
    );
  wall.ink([row(0.72), row(0.86)], 1.5 * unit, wall.ground);
}

export function walkingStick(wall: Wall, { handles, face, unit }: Skeleton, floor: number): void {
  const hand = handles.rightHand;
  const knob = add(hand, [face * 1 * unit, -9 * unit]);
  wall.line([knob, hand, [hand[0] + face * 5 * unit, floor]], 2.6 * unit, { smooth: 0 });
}
