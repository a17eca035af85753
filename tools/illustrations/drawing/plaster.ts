import type { GroundName } from './grounds.ts';
import { radians, rounded } from './points.ts';
import { Wall } from './wall.ts';

/** A wall ready to be painted on: its colour, and the sweeps of the hand in the clay. */
export function plasteredWall(ground: GroundName, seed: number, width = 1600, height = 900): Wall {
  const wall = new Wall({ ground, seed, width, height });
  wall.put(`<rect width="${width}" height="${height}" fill="${wall.ground}"/>`);
  plaster(wall, 210);
  return wall;
}

function plaster(wall: Wall, step: number): void {
  let path = '';
  for (let y = -step / 2; y < wall.height + step; y += step * 0.72) {
    for (let x = -step / 2; x < wall.width + step; x += step) path += sweep(wall, x, y, step);
  }
  wall.ink(path, step * 0.042, wall.sweep);
}

function sweep(wall: Wall, x: number, y: number, step: number): string {
  const cx = x + wall.jitter(step * 0.3);
  const cy = y + wall.jitter(step * 0.25);
  const turn = wall.random() * 360;
  let path = '';
  for (let k = 0; k < 5; k++) {
    const radius = step * (0.2 + k * 0.1);
    const start = radians(turn + wall.jitter(8));
    const end = radians(turn + 105 + wall.jitter(14));
    const r = rounded(radius);
    path += `M${rounded(cx + Math.cos(start) * radius)} ${rounded(cy + Math.sin(start) * radius)}`;
    path += `A${r} ${r} 0 0 1 ${rounded(cx + Math.cos(end) * radius)} ${rounded(cy + Math.sin(end) * radius)}`;
  }
  return path;
}
