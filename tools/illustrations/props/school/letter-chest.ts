import { box, onCircle, type Point, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A bound chest on four feet with a slot in its lid and a great lock; gives back the keyhole. */
export function letterChest(
  wall: Wall,
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
): Point {
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  const foot = y - height * 0.12;
  for (const side of [left + 8, right - 30]) {
    wall.shape(box([side, y], [side + 22, foot - 4]), { bow: 0 });
  }
  wall.shape(box([left, foot], [right, top + height * 0.2]), { bow: 0, halo: 8 });
  wall.shape(box([left - 10, top + height * 0.16], [right + 10, top]), { bow: 0, halo: 8 });
  bands(wall, [left, top + height * 0.26], [right, foot - 8]);
  const keyhole: Point = [x, y - height * 0.48];
  lock(wall, keyhole, height * 0.2);
  return keyhole;
}

/** Iron bands, and triangles between them. */
function bands(wall: Wall, [left, top]: Point, [right, foot]: Point): void {
  let lines = '';
  for (const share of [0.14, 0.86]) {
    const x = left + (right - left) * share;
    lines += segment([x - 7, top], [x - 7, foot]) + segment([x + 7, top], [x + 7, foot]);
    for (let y = top + 10; y < foot; y += 18) lines += segment([x, y], [x, y + 3]);
  }
  const [from, to] = [left + (right - left) * 0.24, left + (right - left) * 0.76];
  for (const y of [top + 16, foot - 2]) {
    const peaks: Point[] = [];
    for (let i = 0; i <= 12; i++) peaks.push([from + ((to - from) * i) / 12, y - (i % 2) * 12]);
    lines += `M${peaks.map(pointText).join('L')}`;
  }
  wall.ink(lines, 3.4, wall.ground);
}

function lock(wall: Wall, [x, y]: Point, size: number): void {
  wall.dot([x, y], size * 1.25, { color: wall.ground });
  wall.dot([x, y], size);
  wall.dot([x, y - size * 0.2], size * 0.3, { color: wall.ground });
  const [left, right] = [onCircle([x, y], 2.1, size * 0.62), onCircle([x, y], 1.04, size * 0.62)];
  wall.fill(`M${pointText([x, y - size * 0.3])}L${pointText(left)}L${pointText(right)}Z`, {
    color: wall.ground,
  });
}
