import { onCircle, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { sapling } from '../plants/sapling.ts';
import { bookStack } from '../school/book-stack.ts';
import { pot } from './pot.ts';

/** A spot on a slope: along the ground, and above it at right angles. */
export type SlopeSpot = (along: number, above: number) => Point;

const RADIUS = 76;
const BED = 92;
const SHAFT = 190;

/** A cart with one great wheel to the viewer, laden with pots, books and young trees. */
export function ladenCart(wall: Wall, at: SlopeSpot): { rear: Point; shaft: Point } {
  load(wall, at);
  wall.shape([at(-150, BED), at(150, BED), at(150, BED + 42), at(-150, BED + 42)], {
    bow: 0,
    halo: 8,
  });
  let peaks = '';
  for (let x = -138; x < 130; x += 24) {
    peaks += segment(at(x, BED + 10), at(x + 12, BED + 32));
    peaks += segment(at(x + 12, BED + 32), at(x + 24, BED + 10));
  }
  wall.ink(peaks, 3.6, wall.ground);
  wall.pole(at(-176, BED), at(SHAFT, BED - 4), 10, { taper: 1 });
  wheel(wall, at(0, RADIUS));
  return { rear: at(-154, BED + 24), shaft: at(SHAFT, BED - 4) };
}

function wheel(wall: Wall, hub: Point): void {
  const color = wall.accent;
  wall.dot(hub, RADIUS - 1, { color: wall.ground });
  wall.ring(hub, RADIUS - 6, 12, color);
  let spokes = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2 + 0.13;
    spokes += segment(onCircle(hub, angle, 16), onCircle(hub, angle, RADIUS - 10));
  }
  wall.ink(spokes, 6, color);
  wall.dot(hub, 19, { color });
  wall.dot(hub, 7, { color: wall.ground });
}

/** The feet of the things stand behind the side board, so that they need not lean with it. */
function load(wall: Wall, at: SlopeSpot): void {
  const floor = BED + 30;
  for (const [along, size] of [
    [-112, 30],
    [-54, 30],
  ] as const) {
    pot(wall, ...at(along, floor), size);
  }
  pot(wall, ...at(-92, floor + 44), 25);
  const [x, y] = at(-6, floor);
  bookStack(wall, x, y, { width: 66, thickness: 17, books: 5 });
  for (const along of [86, 122]) sapling(wall, ...at(along, floor), 70);
}
