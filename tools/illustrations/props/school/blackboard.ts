import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A board on two slanting legs. */
export function blackboard(wall: Wall, x: number, y: number, width: number, height: number): void {
  wall.pole([x + width * 0.2, y - height * 0.9], [x + width * 0.06, y], 6);
  wall.pole([x + width * 0.8, y - height * 0.9], [x + width * 0.94, y], 6);
  wall.shape(box([x, y - height * 0.35], [x + width, y - height]), { bow: 0 });
}
