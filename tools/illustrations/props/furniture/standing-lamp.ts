import { box, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { flame } from './flame.ts';

/** An oil lamp on a tall turned foot. */
export function standingLamp(wall: Wall, x: number, y: number, height: number): void {
  const color = wall.accent;
  const at = placed(x, y, height);
  wall.shape(at('-0.26,0 0.26,0 0.1,-0.09 -0.1,-0.09'), { color });
  wall.shape(box([x - height * 0.035, y - height * 0.08], [x + height * 0.035, y - height * 0.7]), {
    color,
    bow: 0,
  });
  for (const up of [0.22, 0.42, 0.6]) wall.dot([x, y - height * up], height * 0.06, { color });
  wall.shape(at('-0.24,-0.76 0.24,-0.76 0.1,-0.64 -0.1,-0.64'), { color, bow: 0.03 });
  flame(wall, [x, y - height * 0.77], height * 0.3);
}
