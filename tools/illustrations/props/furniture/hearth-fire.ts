import { placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** Three tongues of fire with a bare heart. */
export function hearthFire(wall: Wall, x: number, y: number, size: number): void {
  const at = placed(x, y, size);
  const color = wall.accent;
  wall.shape(at('-0.2,0 -0.5,-0.24 -0.44,-0.72 -0.22,-0.5 -0.06,-0.2'), { color, bow: 0.05 });
  wall.shape(at('0.2,0 0.5,-0.24 0.46,-0.64 0.24,-0.46 0.06,-0.2'), { color, bow: 0.05 });
  wall.shape(at('-0.26,0 -0.3,-0.4 0,-1.16 0.3,-0.4 0.26,0'), { color, bow: 0.06 });
  const heart = at('-0.1,-0.06 -0.12,-0.24 0,-0.52 0.12,-0.24 0.1,-0.06');
  wall.shape(heart, { color: wall.ground, bow: 0.06 });
}
