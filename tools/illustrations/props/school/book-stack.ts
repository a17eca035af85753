import { box, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface BookStackOptions {
  width: number;
  /** The thickness of one book. */
  thickness: number;
  books: number;
  /** First binding of the stack, so that neighbouring stacks differ. */
  shift?: number;
}

/** Closed books on top of each other, their spines to the front; gives back the height of the top. */
export function bookStack(
  wall: Wall,
  x: number,
  y: number,
  { width, thickness, books, shift = 0 }: BookStackOptions,
): number {
  for (let i = 0; i < books; i++) {
    const left = x + wall.jitter(width * 0.04);
    bookSpine(wall, left, y - i * thickness, width, thickness, (i + shift) % 3);
  }
  return y - books * thickness;
}

/** Three bindings: bands, a row of triangles, a plain title. */
function bookSpine(
  wall: Wall,
  x: number,
  y: number,
  width: number,
  thickness: number,
  binding: number,
): void {
  const [top, foot] = [y - thickness + 2, y - 2];
  wall.shape(box([x, foot], [x + width, top]), { bow: 0 });
  const upright = (share: number) =>
    segment([x + width * share, top + 5], [x + width * share, foot - 5]);
  const middle = (top + foot) / 2;
  let marks = [0.1, 0.9].map(upright).join('');
  if (binding === 0) marks += [0.16, 0.84].map(upright).join('');
  if (binding === 1) marks += segment([x + width * 0.3, middle], [x + width * 0.7, middle]);
  if (binding === 2) marks += triangles(x + width * 0.2, foot - 6, width * 0.6, thickness * 0.5);
  wall.ink(marks, 3, wall.ground);
}

function triangles(x: number, y: number, width: number, height: number): string {
  const count = Math.max(2, Math.round(width / 18));
  const step = width / count;
  let path = '';
  for (let i = 0; i < count; i++) {
    path += `M${x + i * step} ${y}l${step / 2} ${-height}l${step / 2} ${height}`;
  }
  return path;
}
