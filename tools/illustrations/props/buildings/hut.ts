import { box, mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { type HutPattern, wallPattern } from './hut-pattern.ts';

export interface HutOptions {
  pattern: HutPattern;
  /** Position of the door, as a share of the width. */
  door?: number;
  height?: number;
  roof?: number;
}

const RAFTERS = 17;

export function hut(wall: Wall, x: number, y: number, width: number, options: HutOptions): void {
  const { pattern, door = 0.5, height = width * 0.5, roof = width * 0.42 } = options;
  const eave = width * 0.12;
  const right = x + width;
  const top = y - height;
  const apex: Point = [x + width / 2, y - height - roof];
  wall.mask([
    [x, y],
    [x, top],
    [x - eave, top],
    apex,
    [right + eave, top],
    [right, top],
    [right, y],
  ]);
  const post = width * 0.018;
  wall.pole([x, y], [x, top], post);
  wall.pole([right, y], [right, top], post);
  wall.line([[x - eave, top], apex, [right + eave, top]], post * 1.2, { smooth: 0 });
  wall.pole([x - eave, top], [right + eave, top], post * 1.1);
  let thatch = '';
  for (let i = 1; i < RAFTERS; i++) {
    const foot: Point = [x - eave + ((width + 2 * eave) * i) / RAFTERS, top];
    thatch += segment(mix(foot, apex, 0.03), mix(foot, apex, i % 2 ? 0.86 : 0.95));
  }
  wall.ink(thatch, post * 0.62);
  wall.ink(wallPattern(pattern, x, y, width, height), post * 0.55);
  const doorWidth = width * 0.17;
  const doorX = x + width * door - doorWidth / 2;
  const doorHeight = height * 0.72;
  wall.mask(box([doorX - 5, y], [doorX + doorWidth + 5, y - doorHeight - 5]));
  wall.shape(box([doorX, y], [doorX + doorWidth, y - doorHeight]), { bow: 0 });
}
