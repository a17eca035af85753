import { type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface LeafGarlandOptions {
  sag: number;
  /** The length of one leaf. */
  leaf: number;
  /** The colour of the flower between two leaves; no flowers if not said. */
  flowers?: string;
}

/** Mango leaves on a string from one spot to another. */
export function leafGarland(
  wall: Wall,
  from: Point,
  to: Point,
  { sag, leaf, flowers }: LeafGarlandOptions,
): void {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
  ];
  const string = Array.from({ length: 25 }, (_, i) => at(i / 24));
  wall.ink(`M${string.map(pointText).join('L')}`, 3);
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (leaf * 0.86));
  const leaves: string[] = [];
  const buds: string[] = [];
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count);
    leaves.push(hangingLeaf(wall, x, y, leaf));
    if (i) buds.push(wall.dotPath(at(i / count), leaf * 0.17));
  }
  wall.fill(leaves);
  if (flowers) wall.fill(buds, { color: flowers });
}

function hangingLeaf(wall: Wall, x: number, y: number, leaf: number): string {
  const tip: Point = [x + wall.jitter(leaf * 0.08), y + leaf];
  const blade: Point[] = [
    [x, y],
    [x + leaf * 0.2, y + leaf * 0.42],
    tip,
    [x - leaf * 0.2, y + leaf * 0.42],
  ];
  return wall.shapePath(blade, 0.1);
}
