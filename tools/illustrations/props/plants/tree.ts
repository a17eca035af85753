import type { Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { addBranch } from './branch.ts';

/** A fern tree: straight trunk, paired branches, comb leaves. */
export function tree(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  { pairs = 8, leaf = 15 }: { pairs?: number; leaf?: number } = {},
): void {
  const top: Point = [x + wall.jitter(height * 0.02), y - height];
  const middle: Point = [x + wall.jitter(6), y - height * 0.5];
  wall.line([[x, y], middle, top], height * 0.028, { taper: 0.35 });
  const foliage = { stems: '', leaves: '' };
  const gap = leaf * 0.62;
  for (let i = 0; i < pairs; i++) {
    const rootY = y - height * (0.3 + (i / pairs) * 0.62);
    const reach = height * 0.36 * (1 - (i / pairs) * 0.66);
    for (const side of [-1, 1]) {
      const tip: Point = [x + side * reach, rootY - reach * 0.42 + wall.jitter(4)];
      addBranch(foliage, wall, [x, rootY], tip, { bend: side * 0.16, leaf, gap });
    }
  }
  addBranch(foliage, wall, top, [top[0], top[1] - height * 0.1], { bend: 0, leaf, gap });
  wall.ink(foliage.stems, 3.2);
  wall.ink(foliage.leaves, 2.6);
}
