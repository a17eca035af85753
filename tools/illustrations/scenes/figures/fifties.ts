import type { Angles } from '../../drawing/poses.ts';
import { Wall } from '../../drawing/wall.ts';
import { tinyFigure } from '../../props/people/tiny-figure.ts';

const HEIGHT = 50;
const GAP = 28;
const ROW_GAP = 60;
const PER_ROW = 20;

const WAVES: Angles = [130, 160];
const RESTS: Angles = [-26, -10];

/** Women in rows; one figure stands for fifty. */
export function fifties(count: number): Wall {
  const columns = Math.min(count, PER_ROW);
  const rows = Math.ceil(count / PER_ROW);
  const size = { width: columns * GAP + 10, height: rows * ROW_GAP + 6 };
  const wall = new Wall({ ground: 'geru', seed: 80 + count, ...size });
  for (let i = 0; i < count; i++) {
    const x = 19 + (i % PER_ROW) * GAP;
    const y = 58 + Math.floor(i / PER_ROW) * ROW_GAP;
    const right: Angles = wall.random() < 0.3 ? WAVES : [26, 10];
    tinyFigure(wall, x, y, HEIGHT * (0.94 + wall.random() * 0.1), {
      left: RESTS,
      right,
      bun: true,
    });
  }
  return wall;
}
