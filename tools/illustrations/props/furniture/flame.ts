import { onCircle, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A flame on its foot, with rays round it. */
export function flame(
  wall: Wall,
  [x, y]: Point,
  height: number,
  { rays = 13, reach = 1 }: { rays?: number; reach?: number } = {},
): void {
  const color = wall.accent;
  const tongue: Point[] = [
    [x, y - height],
    [x + height * 0.26, y - height * 0.34],
    [x, y],
    [x - height * 0.26, y - height * 0.34],
  ];
  wall.shape(tongue, { color, bow: 0.14 });
  const heart: Point = [x, y - height * 0.42];
  let light = '';
  for (let i = 0; i < rays; i++) {
    // From the lower left over the top to the lower right: no rays below, where the flame is held.
    const angle = Math.PI * (0.8 + (i / (rays - 1)) * 1.4);
    const far = height * (0.82 + reach * (i % 2 ? 0.2 : 0.36));
    light += segment(onCircle(heart, angle, height * 0.82), onCircle(heart, angle, far));
  }
  wall.ink(light, Math.max(3, height * 0.06), color);
}
