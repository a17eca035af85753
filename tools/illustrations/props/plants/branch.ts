import { mix, type Point, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface BranchOptions {
  bend: number;
  /** The length of a leaf near the root of the branch. */
  leaf: number;
  gap: number;
  /** Start of the leaves, as a share of the branch. */
  from?: number;
  droop?: number;
}

/** Stems and leaves are inked with different weights, so they are gathered apart. */
export interface Foliage {
  stems: string;
  leaves: string;
}

/** Adds a curved branch with leaves on both sides. */
export function addBranch(
  foliage: Foliage,
  wall: Wall,
  root: Point,
  tip: Point,
  { bend, leaf, gap, from = 0.18, droop = 0 }: BranchOptions,
): void {
  const middle = mix(root, tip, 0.5);
  const dx = tip[0] - root[0];
  const dy = tip[1] - root[1];
  const pull: Point = [middle[0] - dy * bend, middle[1] + dx * bend];
  foliage.stems += `M${pointText(root)}Q${pointText(pull)} ${pointText(tip)}`;
  const pairs = Math.max(3, Math.round(Math.hypot(dx, dy) / gap));
  for (let i = Math.ceil(pairs * from); i <= pairs; i++) {
    const t = i / pairs;
    const [x, y] = onCurve(root, pull, tip, t);
    const angle = slope(root, pull, tip, t);
    const length = leaf * (1 - t * 0.35) * (1 + wall.jitter(0.12));
    for (const side of [-1, 1]) {
      const turn = angle + side * (0.85 + wall.jitter(0.12));
      const end: Point = [x + Math.cos(turn) * length, y + Math.sin(turn) * length + droop];
      foliage.leaves += segment([x, y], end);
    }
  }
}

function onCurve(a: Point, pull: Point, b: Point, t: number): Point {
  const q = 1 - t;
  return [
    q * q * a[0] + 2 * q * t * pull[0] + t * t * b[0],
    q * q * a[1] + 2 * q * t * pull[1] + t * t * b[1],
  ];
}

function slope(a: Point, pull: Point, b: Point, t: number): number {
  const q = 1 - t;
  const dx = 2 * q * (pull[0] - a[0]) + 2 * t * (b[0] - pull[0]);
  const dy = 2 * q * (pull[1] - a[1]) + 2 * t * (b[1] - pull[1]);
  return Math.atan2(dy, dx);
}
