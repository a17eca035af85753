import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export const WEAVES = ['triangles', 'diamonds', 'waves', 'stripes'] as const;
export type Weave = (typeof WEAVES)[number];

export interface TextileOptions {
  /** The woven rows, repeated. */
  weave: readonly Weave[];
  width: number;
  height: number;
  color?: string;
  /** The size of one motif. */
  motif?: number;
}

/** A hanging cloth: a plain border, woven rows, a fringe at the lower end. */
export function textile(
  wall: Wall,
  x: number,
  y: number,
  { weave, width, height, color = wall.paint, motif = 26 }: TextileOptions,
): void {
  wall.fill(wall.shapePath(box([x, y], [x + width, y + height]), 0), { color, halo: 8 });
  const columns = Math.max(2, Math.round((width - 16) / motif));
  const rows = Math.max(1, Math.round((height - 30) / (motif * 1.3)));
  const step = (width - 16) / columns;
  const drop = (height - 30) / rows;
  let solid = '';
  let lines = `M${x} ${y + 9}h${width}M${x} ${y + height - 9}h${width}`;
  for (let row = 0; row < rows; row++) {
    const motifs = weave[row % weave.length];
    const top = y + 17 + row * drop;
    for (let column = 0; column < columns; column++) {
      const left = x + 8 + column * step;
      if (motifs === 'waves') lines += zigzag(left, top + drop * 0.7, step, drop * 0.42);
      else if (motifs === 'stripes') lines += `M${left + step / 2} ${top + 3}v${drop - 8}`;
      else
        solid +=
          motifs === 'triangles' ? up(left, top, step, drop) : diamond(left, top, step, drop);
    }
  }
  if (solid) wall.fill(solid, { color: wall.ground });
  wall.ink(lines, 3, wall.ground);
  let fringe = '';
  for (let tassel = 3; tassel < width; tassel += 9) fringe += `M${x + tassel} ${y + height}v11`;
  wall.ink(fringe, 2.6, color);
}

const zigzag = (x: number, y: number, step: number, rise: number) =>
  `M${x} ${y}l${step / 2} ${-rise}l${step / 2} ${rise}`;

const up = (x: number, y: number, step: number, drop: number) =>
  `M${x + step * 0.1} ${y + drop * 0.84}l${step * 0.4} ${-drop * 0.7}l${step * 0.4} ${drop * 0.7}Z`;

const diamond = (x: number, y: number, step: number, drop: number) =>
  `M${x + step * 0.1} ${y + drop * 0.5}l${step * 0.4} ${-drop * 0.4}l${step * 0.4} ${drop * 0.4}l${-step * 0.4} ${drop * 0.4}Z`;
