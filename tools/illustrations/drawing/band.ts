import { pointText, segment } from './points.ts';
import type { Wall } from './wall.ts';

const BAND_ROWS = ['triangles', 'zigzag', 'dots'] as const;
export type BandRow = (typeof BAND_ROWS)[number];

export interface BandOptions {
  /** The width of one triangle. */
  size?: number;
  rows?: readonly BandRow[];
  color?: string;
}

/** A border: full triangles on a line, a zigzag and seed dots above them. */
export function band(
  wall: Wall,
  y: number,
  { size = 34, rows = BAND_ROWS, color = wall.paint }: BandOptions = {},
): void {
  const count = Math.max(1, Math.round(wall.width / size));
  const step = wall.width / count;
  let triangles = '';
  let zigzag = '';
  let dots = '';
  for (let i = 0; i < count; i++) {
    const x = i * step;
    const stray = wall.jitter(size * 0.05);
    const tip = y - (size * 0.72 + wall.jitter(size * 0.04));
    triangles += `M${pointText([x + size * 0.03, y])}L${pointText([x + step / 2 + stray, tip])}`;
    triangles += `L${pointText([x + step - size * 0.03, y])}Z`;
    const peak = y - (size * 1.42 + wall.jitter(1));
    zigzag += `${i ? 'L' : 'M'}${pointText([x, y - size * 0.95])}L${pointText([x + step / 2, peak])}`;
    dots += wall.dotPath([x, y - size * 1.5], size * 0.075);
  }
  zigzag += `L${pointText([wall.width, y - size * 0.95])}`;
  if (rows.includes('triangles')) {
    wall.fill(triangles, { color });
    const under = y + size * 0.14;
    wall.ink(segment([0, under], [wall.width, under]), size * 0.09, color);
  }
  if (rows.includes('zigzag')) wall.ink(zigzag, size * 0.08, color);
  if (rows.includes('dots')) wall.fill(dots, { color });
}
