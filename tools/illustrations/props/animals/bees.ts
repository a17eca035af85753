import { type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** Bees along a flight path that loops and thins out. */
export function bees(wall: Wall, path: readonly Point[], size: number): void {
  let wings = '';
  const bodies: string[] = [];
  for (const [x, y] of path) {
    bodies.push(
      wall.dotPath([x - size * 0.5, y], size * 0.6),
      wall.dotPath([x + size * 0.4, y], size * 0.5),
    );
    wings += segment([x, y - size * 0.4], [x - size * 0.7, y - size * 1.7]);
    wings += segment([x, y - size * 0.4], [x + size * 0.6, y - size * 1.7]);
  }
  wall.fill(bodies);
  wall.ink(wings, size * 0.34);
}
