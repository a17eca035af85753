import { mix, type Point, pointText, rounded } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { addBranch, type Foliage } from './branch.ts';

const ARMS = 13;

/** A banyan: braided trunk, a wide leafed crown, hanging roots. */
export function banyan(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  reach: number,
  { roots, leaf = 17 }: { roots: number; leaf?: number },
): void {
  const fork = y - height * 0.46;
  trunk(wall, x, y, height, fork);
  const crown = { stems: '', leaves: '' };
  for (let i = 0; i < ARMS; i++) {
    const t = i / (ARMS - 1);
    const angle = Math.PI * (1.06 - t * 1.12);
    const root: Point = [x + (t - 0.5) * height * 0.14, fork + 6];
    const tip: Point = [
      x + Math.cos(angle) * reach,
      fork - height * 0.02 - Math.sin(angle) * height * 0.5,
    ];
    addBranch(crown, wall, root, tip, { bend: (t - 0.5) * -0.34, leaf, gap: 9, from: 0.3 });
    twigs(crown, wall, root, tip, angle, reach, leaf * 0.86);
  }
  const hanging = hangingRoots(wall, x, fork, height, reach, roots);
  wall.ink(crown.stems, 4.2);
  wall.ink(crown.leaves, 2.8);
  wall.ink(hanging, 2.6);
}

function trunk(wall: Wall, x: number, y: number, height: number, fork: number): void {
  for (let i = -3; i <= 3; i++) {
    const strand: Point[] = [
      [x + i * height * 0.045, y + wall.jitter(3)],
      [x + i * height * 0.018, y - height * 0.24],
      [x + i * height * 0.03, fork],
    ];
    wall.line(strand, height * 0.022);
  }
}

function twigs(
  crown: Foliage,
  wall: Wall,
  root: Point,
  tip: Point,
  angle: number,
  reach: number,
  leaf: number,
): void {
  for (const share of [0.5, 0.74]) {
    for (const side of [-1, 1]) {
      const [x, y] = mix(root, tip, share);
      const length = reach * 0.24 * (1.25 - share * 0.5);
      const end: Point = [
        x + Math.cos(angle + side * 0.62) * length,
        y - Math.sin(angle + side * 0.62) * length * 0.85,
      ];
      addBranch(crown, wall, [x, y], end, { bend: 0.1 * side, leaf, gap: 9, from: 0.1 });
    }
  }
}

function hangingRoots(
  wall: Wall,
  x: number,
  fork: number,
  height: number,
  reach: number,
  count: number,
): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const side = i % 2 ? 1 : -1;
    const rootX = x + side * reach * (0.3 + 0.08 * i * 0.75);
    const rootY = fork - height * 0.06 + wall.jitter(10);
    const sway = rounded(wall.jitter(8));
    const drift = rounded(wall.jitter(4));
    const length = rounded(height * (0.16 + wall.random() * 0.14));
    path += `M${pointText([rootX, rootY])}q${sway} ${rounded(height * 0.1)} ${drift} ${length}`;
  }
  return path;
}
