import { type Point, rounded, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export function sun(
  wall: Wall,
  x: number,
  y: number,
  radius: number,
  { rays = 44 }: { rays?: number } = {},
): void {
  const color = wall.accent;
  wall.dot([x, y], radius * 0.62, { color });
  wall.ring([x, y], radius * 0.86, radius * 0.07, color);
  let path = '';
  for (let i = 0; i < rays; i++) {
    const angle = (i / rays) * Math.PI * 2;
    const end = radius * (i % 2 ? 1.24 : 1.42) + wall.jitter(radius * 0.03);
    path += segment(
      [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius],
      [x + Math.cos(angle) * end, y + Math.sin(angle) * end],
    );
  }
  wall.ink(path, radius * 0.055, color);
}

/** The crescent. */
export function moon(wall: Wall, x: number, y: number, radius: number): void {
  const r = rounded(radius);
  const inner = rounded(radius * 0.82);
  const dx = radius * 0.95;
  const dy = radius * 1.3;
  const outerArc = `a${r} ${r} 0 1 0 ${rounded(dx)} ${rounded(dy)}`;
  const innerArc = `a${inner} ${inner} 0 1 1 ${rounded(-dx)} ${rounded(-dy)}`;
  wall.fill(`M${rounded(x)} ${rounded(y - radius)}${outerArc}${innerArc}Z`);
}

/** Every third star has rays, the others are dots. */
export function stars(wall: Wall, count: number, [left, top]: Point, [right, bottom]: Point): void {
  let rays = '';
  let dots = '';
  for (let i = 0; i < count; i++) {
    const x = left + wall.random() * (right - left);
    const y = top + wall.random() * (bottom - top);
    const size = 4 + wall.random() * 6;
    if (i % 3) {
      dots += wall.dotPath([x, y], 2 + wall.random() * 1.6);
      continue;
    }
    for (const angle of [0, 1.05, 2.09]) {
      const dx = Math.cos(angle) * size;
      const dy = Math.sin(angle) * size;
      rays += segment([x - dx, y - dy], [x + dx, y + dy]);
    }
  }
  wall.ink(rays, 2);
  wall.fill(dots);
}
