import { type Point, rounded } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const PANELS = 8;

/** A big market umbrella on a pole, ribbed, with a scalloped rim. */
export function umbrella(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  { reach, color = wall.paint }: { reach: number; color?: string },
): void {
  const rim = y - height * 0.72;
  const top: Point = [x, y - height];
  wall.pole([x, y], top, 9, { taper: 1 });
  const scallop = (reach * 2) / PANELS;
  let edge = '';
  for (let i = 0; i < PANELS; i++) {
    edge += `q${rounded(-scallop / 2)} ${rounded(-scallop * 0.34)} ${rounded(-scallop)} 0`;
  }
  const left = `C${rounded(x - reach * 0.9)} ${rounded(rim - height * 0.22)} ${rounded(x - reach * 0.3)} ${rounded(top[1])} ${x} ${rounded(top[1])}`;
  const right = `C${rounded(x + reach * 0.3)} ${rounded(top[1])} ${rounded(x + reach * 0.9)} ${rounded(rim - height * 0.22)} ${x + reach} ${rounded(rim)}`;
  wall.fill(`M${x - reach} ${rounded(rim)}${left}${right}${edge}Z`, { color, halo: 8 });
  let ribs = '';
  for (let i = 1; i < PANELS; i++) {
    const footX = x - reach + scallop * i;
    const pull = x + (footX - x) * 0.86;
    ribs += `M${x} ${rounded(top[1] + 6)}Q${rounded(pull)} ${rounded(rim - height * 0.2)} ${rounded(footX)} ${rounded(rim)}`;
  }
  wall.ink(ribs, 4, wall.ground);
  wall.dot([x, top[1] - 8], 8, { color });
}
