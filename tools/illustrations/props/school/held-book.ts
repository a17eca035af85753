import { placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A small open book in somebody's hands; its lower corners are where it is held. */
export function heldBook(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { color = wall.paint, ink = wall.ground }: { color?: string; ink?: string } = {},
): void {
  const at = placed(x, y, size);
  const pages = [at('-1,-0.6 0,-0.34 0,0.62 -1,0.36'), at('0,-0.34 1,-0.6 1,0.36 0,0.62')];
  wall.fill(
    pages.map((page) => wall.shapePath(page, 0.02)),
    { color, halo: size * 0.22 },
  );
  let lines = segment([x, y - size * 0.34], [x, y + size * 0.62]);
  for (const down of [-0.2, 0.05]) {
    for (const side of [-1, 1]) {
      const near = [x + side * size * 0.22, y + size * (down + 0.12)] as const;
      const far = [x + side * size * 0.78, y + size * (down - 0.03)] as const;
      lines += segment(near, far);
    }
  }
  wall.ink(lines, Math.max(2.2, size * 0.09), ink);
}
