import { onCircle, type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A tree of the dry months: a trunk that forks and forks again, and not one leaf. */
export function bareTree(wall: Wall, x: number, y: number, height: number): void {
  const fork: Point = [x, y - height * 0.4];
  wall.line([[x, y], [x + height * 0.02, y - height * 0.2], fork], height * 0.055, { taper: 0.7 });
  const twigs: string[] = [];
  for (const lean of [-0.62, -0.2, 0.2, 0.62]) {
    addFork(twigs, wall, fork, -Math.PI / 2 + lean, height * 0.3, 3);
  }
  wall.ink(twigs, height * 0.02);
}

function addFork(
  twigs: string[],
  wall: Wall,
  root: Point,
  angle: number,
  length: number,
  forks: number,
): void {
  const tip = onCircle(root, angle + wall.jitter(0.06), length);
  twigs.push(`M${pointText(root)}L${pointText(tip)}`);
  if (forks === 1) return;
  for (const side of [-0.42, 0.42])
    addFork(twigs, wall, tip, angle + side, length * 0.62, forks - 1);
}
