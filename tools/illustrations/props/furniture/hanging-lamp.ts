import { onCircle, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** An oil lamp on a chain, shining all round. */
export function hangingLamp(wall: Wall, hook: Point, drop: number, size: number): void {
  const color = wall.accent;
  const [x, y] = [hook[0], hook[1] + drop];
  const at = placed(x, y, size);
  let links = '';
  for (let down = 4; down < drop - size * 1.3; down += 12) {
    links += segment([x, hook[1] + down], [x, hook[1] + down + 7]);
  }
  wall.ink(links, 4);
  wall.shape(at('-0.5,-1.16 0,-1.42 0.5,-1.16'), { color, bow: 0 });
  wall.ink(
    [-0.44, 0.44].map((side) => segment([x + side * size, y - size * 1.16], [x + side * size, y])),
    4,
    color,
  );
  wall.shape(at('-0.62,0 0.62,0 0.3,0.42 -0.3,0.42'), { color, bow: 0.04 });
  wall.shape(at('0,-0.92 0.24,-0.34 0,-0.06 -0.24,-0.34'), { color, bow: 0.12 });
  let rays = '';
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * Math.PI * 2 + 0.11;
    if (Math.abs(angle - Math.PI * 1.5) < 0.3) continue;
    const heart: Point = [x, y - size * 0.4];
    const far = size * (i % 2 ? 1.85 : 2.1);
    rays += segment(onCircle(heart, angle, size * 1.5), onCircle(heart, angle, far));
  }
  wall.ink(rays, size * 0.085, color);
}
