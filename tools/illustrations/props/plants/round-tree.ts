import { mix, onCircle, type Point, radians } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { addBranch } from './branch.ts';

/** A shade tree with a crown as round as a ball; the branches fan out from one fork. */
export function roundTree(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  { radius = height * 0.36, leaf = 15 }: { radius?: number; leaf?: number } = {},
): void {
  const heart: Point = [x, y - height + radius];
  const fork: Point = [x, heart[1] + radius * 0.55];
  for (const side of [-1, 0, 1]) {
    const foot: Point = [x + side * height * 0.06, y];
    const strand: Point[] = [foot, [x + side * height * 0.018, y - height * 0.12], fork];
    wall.line(strand, height * 0.03, { taper: 0.8 });
  }
  const crown = { stems: '', leaves: '' };
  for (let i = 0; i < 17; i++) {
    const angle = radians(-218 + i * 16);
    const tip = onCircle(heart, angle, radius);
    addBranch(crown, wall, fork, tip, { bend: (i - 8) * 0.022, leaf, gap: 9, from: 0.34 });
    const twig = onCircle(heart, angle + radians(8), radius * 0.97);
    if (i < 16) addBranch(crown, wall, mix(fork, twig, 0.62), twig, { bend: 0, leaf, gap: 9 });
  }
  wall.ink(crown.stems, 3.6);
  wall.ink(crown.leaves, 2.6);
}
