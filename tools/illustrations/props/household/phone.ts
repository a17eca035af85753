import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A phone held upright, with one picture on its screen. */
export function phone(wall: Wall, x: number, y: number, size: number): void {
  const half = size * 0.52;
  wall.shape(box([x - half, y - size], [x + half, y + size]), {
    color: wall.accent,
    bow: 0,
    halo: 8,
  });
  wall.shape(box([x - half * 0.7, y - size * 0.74], [x + half * 0.7, y + size * 0.6]), {
    color: wall.ground,
    bow: 0,
  });
  const motif = `M${x - half * 0.5} ${y}l${half * 0.5} ${-size * 0.4}l${half * 0.5} ${size * 0.4}l${-half * 0.5} ${size * 0.4}Z`;
  wall.fill(motif);
  wall.dot([x, y + size * 0.8], size * 0.08, { color: wall.ground });
}
