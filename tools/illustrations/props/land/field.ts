// Furrows with sprouts, seeds, grass.
import { type Point, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** Rows of short strokes that widen towards the viewer. */
export function furrows(
  wall: Wall,
  [left, top]: Point,
  [right, bottom]: Point,
  rows: number,
  { sprout }: { sprout: number },
): void {
  let lines = '';
  let sprouts = '';
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = top + (bottom - top) * t ** 1.12;
    const size = sprout * (0.62 + t * 0.6);
    const gap = size * 2.1;
    lines += furrow(wall, left, right, y);
    for (let x = left + gap * (row % 2 ? 0.5 : 1); x < right; x += gap) {
      const rootX = x + wall.jitter(2);
      const root: Point = [rootX, y - 2];
      sprouts += segment(root, [rootX, root[1] - size]);
      sprouts += segment(root, [rootX - size * 0.5, root[1] - size * 0.75]);
      sprouts += segment(root, [rootX + size * 0.5, root[1] - size * 0.75]);
    }
  }
  wall.ink(lines, 2.6);
  wall.ink(sprouts, 2.2);
}

function furrow(wall: Wall, left: number, right: number, y: number): string {
  const spot = (x: number, stray: number) => pointText([x, y + wall.jitter(stray)]);
  const start = `M${spot(left, 2)}Q${spot(left + (right - left) * 0.3, 6)}`;
  return `${start} ${spot((left + right) / 2, 2)}T${spot(right, 2)}`;
}

export function seeds(
  wall: Wall,
  [left, top]: Point,
  [right, bottom]: Point,
  count: number,
  { radius }: { radius: number },
): void {
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = left + wall.random() * (right - left);
    const y = top + wall.random() * (bottom - top);
    path += wall.dotPath([x, y], radius * (0.7 + wall.random() * 0.6));
  }
  wall.fill(path);
}

export function grass(
  wall: Wall,
  left: number,
  right: number,
  y: number,
  tufts: number,
  { size = 12 }: { size?: number } = {},
): void {
  let path = '';
  for (let i = 0; i < tufts; i++) {
    const x = left + wall.random() * (right - left);
    for (const lean of [-0.5, 0, 0.5]) {
      path += segment([x, y], [x + lean * size, y - size * (1 - Math.abs(lean) * 0.4)]);
    }
  }
  wall.ink(path, 2.4);
}
