import { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { HUT_PATTERNS } from '../../props/buildings/hut-pattern.ts';

/** Ten villages as ten huts. */
export function tenVillages(): Wall {
  const wall = new Wall({ ground: 'indigo', width: 560, height: 78, seed: 42 });
  for (let i = 0; i < 10; i++) {
    const pattern = HUT_PATTERNS[i % HUT_PATTERNS.length] ?? 'chevrons';
    hut(wall, 8 + i * 56, 74, 38, { pattern, height: 24, roof: 26 });
  }
  wall.liftMasks();
  return wall;
}
