import { Wall } from '../../drawing/wall.ts';
import { hill } from '../../props/land/hill.ts';

/** Four states as four hills. */
export function fourStates(): Wall {
  const wall = new Wall({ ground: 'indigo', width: 560, height: 96, seed: 44 });
  for (let i = 0; i < 4; i++) hill(wall, 2 + i * 140, 92, 134, 56 + (i % 2) * 26, { gap: 9 });
  wall.liftMasks();
  return wall;
}
