import { type Point, rounded, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A cloud of nested arcs, flat below. */
export function cloud(wall: Wall, x: number, y: number, size: number): void {
  const humps = [
    { right: -0.85, radius: 0.5 },
    { right: 0.85, radius: 0.5 },
    { right: 0, radius: 0.8 },
  ];
  for (const { right, radius } of humps) {
    const middle = x + right * size;
    const arc = (share: number) => {
      const r = rounded(radius * size * share);
      return `M${rounded(middle - r)} ${rounded(y)}a${r} ${r} 0 0 1 ${rounded(2 * r)} 0`;
    };
    wall.fill(`${arc(1)}Z`, { color: wall.ground });
    wall.ink([arc(1), arc(0.7), arc(0.4)], 4.6);
  }
  wall.pole([x - size * 1.4, y], [x + size * 1.4, y], 5, { taper: 1 });
}

/** Slanting rain between two corners. */
export function rain(
  wall: Wall,
  [left, top]: Point,
  [right, bottom]: Point,
  { gap = 30, drop = 20 }: { gap?: number; drop?: number } = {},
): void {
  let path = '';
  for (let row = 0; top + row * gap < bottom; row++) {
    for (let x = left + (row % 2) * gap * 0.5; x < right; x += gap) {
      const y = top + row * gap + wall.jitter(5);
      path += segment([x, y], [x - drop * 0.3, y + drop]);
    }
  }
  wall.ink(path, 3);
}
