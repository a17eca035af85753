import { mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export function ladder(wall: Wall, foot: Point, top: Point, width: number, rungs: number): void {
  const dx = top[0] - foot[0];
  const dy = top[1] - foot[1];
  const length = Math.hypot(dx, dy);
  const nx = ((-dy / length) * width) / 2;
  const ny = ((dx / length) * width) / 2;
  wall.pole([foot[0] + nx, foot[1] + ny], [top[0] + nx, top[1] + ny], 5);
  wall.pole([foot[0] - nx, foot[1] - ny], [top[0] - nx, top[1] - ny], 5);
  let path = '';
  for (let i = 1; i < rungs; i++) {
    const [x, y] = mix(foot, top, i / rungs);
    path += segment([x + nx, y + ny], [x - nx, y - ny]);
  }
  wall.ink(path, 4);
}
