import { mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { addBranch } from './branch.ts';

/** A toddy palm with ring marks on its trunk. */
export function palm(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  options: { lean?: number; fronds?: number; reach?: number } = {},
): void {
  const { lean = 0.06, fronds = 11, reach = height * 0.3 } = options;
  const top: Point = [x + height * lean, y - height];
  const middle: Point = [x + height * lean * 0.2, y - height * 0.5];
  wall.line([[x, y], middle, top], height * 0.032, { taper: 0.62 });
  let rings = '';
  for (let i = 1; i < 22; i++) {
    const t = i / 22;
    const ringX = x + height * lean * t * t;
    const ringY = mix([x, y], top, t)[1];
    rings += segment([ringX - height * 0.011, ringY], [ringX + height * 0.011, ringY - 2]);
  }
  wall.ink(rings, 1.8, wall.ground);
  const crown = { stems: '', leaves: '' };
  for (let i = 0; i < fronds; i++) {
    const angle = -Math.PI * (0.02 + (i / (fronds - 1)) * 0.96);
    const tip: Point = [
      top[0] + Math.cos(angle) * reach,
      top[1] + Math.sin(angle) * reach * 0.7 + reach * 0.22,
    ];
    const bend = Math.cos(angle) > 0 ? 0.2 : -0.2;
    addBranch(crown, wall, top, tip, { bend, leaf: reach * 0.14, gap: 7, from: 0.12, droop: 3 });
  }
  wall.ink(crown.stems, 3.2);
  wall.ink(crown.leaves, 2.2);
  wall.dot([top[0] - 8, top[1] + 10], 6);
  wall.dot([top[0] + 8, top[1] + 11], 6);
}
