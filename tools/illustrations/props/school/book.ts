import { type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** An open book with four lines on each page. */
export function book(wall: Wall, x: number, y: number, size: number): void {
  const at = (right: number, down: number): Point => [x + size * right, y + size * down];
  const cover = [at(-1, -0.5), at(0, -0.34), at(1, -0.5), at(1, 0.52), at(0, 0.66), at(-1, 0.52)];
  wall.shape(cover, { bow: 0 });
  for (const side of [-1, 1]) {
    const page = [
      at(side * 0.92, -0.42),
      at(side * 0.04, -0.26),
      at(side * 0.04, 0.54),
      at(side * 0.92, 0.42),
    ];
    wall.shape(page, { color: wall.ground, bow: 0.02 });
  }
  let lines = '';
  for (let i = 0; i < 4; i++) {
    for (const side of [-1, 1]) {
      lines += segment(
        [x + side * size * 0.16, y - size * 0.1 + i * size * 0.16],
        [x + side * size * 0.8, y - size * 0.22 + i * size * 0.16],
      );
    }
  }
  wall.ink(lines, size * 0.03);
}
