import { Wall } from '../../drawing/wall.ts';
import { sapling } from '../../props/plants/sapling.ts';

/** Twenty projects as twenty saplings, every fifth one in haldi. */
export function twentyProjects(): Wall {
  const wall = new Wall({ ground: 'indigo', width: 560, height: 78, seed: 43 });
  for (let i = 0; i < 20; i++) {
    const color = i % 5 === 4 ? wall.accent : wall.paint;
    sapling(wall, 18 + i * 27.6, 74, 44, { color });
  }
  return wall;
}
