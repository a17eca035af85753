import { placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const PETALS = [
  '-0.3,0 -1.1,-0.5 -0.5,-0.46',
  '0.3,0 1.1,-0.5 0.5,-0.46',
  '-0.24,0 -0.72,-0.98 -0.16,-0.6',
  '0.24,0 0.72,-0.98 0.16,-0.6',
  '-0.22,0 0,-1.24 0.22,0',
];

/** A lotus flower on the water. */
export function lotus(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { color }: { color?: string } = {},
): void {
  const at = placed(x, y, size);
  for (const petal of PETALS) {
    wall.shape(at(petal), { color, bow: 0.16, halo: size * 0.14 });
  }
}

/** A round leaf of the lotus, seen flat, with its notch. */
export function lotusLeaf(wall: Wall, x: number, y: number, size: number): void {
  const at = placed(x, y, size);
  const rim = at('-1,0 -0.72,-0.2 0,-0.28 0.72,-0.2 1,0 0.72,0.2 0,0.28 -0.72,0.2');
  wall.shape(rim, { bow: 0.06, halo: 6 });
  wall.shape(at('0,-0.02 0.42,0.34 0.1,0.38'), { color: wall.ground, bow: 0 });
}
