import { pointText, rounded, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A lampshade woven of bamboo, with its light below. */
export function wovenLamp(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { color = wall.paint }: { color?: string } = {},
): void {
  const rim = size * 0.86;
  const foot = y + size * 0.86;
  const edge = (side: number) =>
    `C${pointText([x + side * rim * 0.3, y])} ${pointText([x + side * rim, y + size * 0.3])} ${pointText([x + side * rim, foot])}`;
  wall.fill(`M${pointText([x, y])}${edge(-1)}H${rounded(x + rim)}`, { color });
  wall.fill(`M${pointText([x, y])}${edge(1)}H${rounded(x - rim)}`, { color });
  let weave = '';
  for (let row = 0; row < 3; row++) {
    const rowY = y + size * (0.36 + row * 0.18);
    const half = rim * (0.68 + row * 0.12);
    weave += `M${pointText([x - half, rowY])}`;
    const step = half / 6;
    for (let i = 0; i < 12; i++)
      weave += `l${rounded(step)} ${rounded(i % 2 ? size * 0.1 : -size * 0.1)}`;
  }
  wall.ink(weave, 3.4, wall.ground);
  let light = '';
  for (let i = -4; i <= 4; i++) {
    const spread = i * size * 0.19;
    light += segment(
      [x + spread, foot + size * 0.16],
      [x + spread * 1.28, foot + size * (i % 2 ? 0.36 : 0.46)],
    );
  }
  wall.ink(light, 4, color);
}
