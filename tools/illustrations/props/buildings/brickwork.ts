import { type Point, rounded } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** Courses of bricks between two corners, every second course half a brick further on. */
export function brickwork(
  wall: Wall,
  [left, top]: Point,
  [right, bottom]: Point,
  { rows, length }: { rows: number; length: number },
): void {
  const course = (bottom - top) / rows;
  const gap = course * 0.3;
  let path = '';
  for (let row = 0; row < rows; row++) {
    const y = rounded(top + row * course + gap / 2);
    const height = rounded(course - gap);
    for (let x = left - (row % 2) * (length / 2); x < right; x += length) {
      const start = Math.max(x, left);
      const width = rounded(Math.min(x + length, right) - start - gap);
      if (width > gap) path += `M${rounded(start + gap / 2)} ${y}h${width}v${height}h${-width}Z`;
    }
  }
  wall.ink(path, 2.8);
}
