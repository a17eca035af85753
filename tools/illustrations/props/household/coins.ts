import { box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface CoinStackOptions {
  coins: number;
  width: number;
  /** The thickness of one coin. */
  thickness: number;
}

/** Coins on top of each other, seen from the side; gives back the height of the top. */
export function coinStack(
  wall: Wall,
  x: number,
  y: number,
  { coins, width, thickness }: CoinStackOptions,
): number {
  for (let i = 0; i < coins; i++) {
    const left = x - width / 2 + wall.jitter(width * 0.05);
    const foot = y - i * thickness;
    const rim = box([left, foot - 1], [left + width, foot - thickness + 2]);
    wall.shape(rim, { color: wall.accent, bow: 0.01 });
  }
  return y - coins * thickness;
}
