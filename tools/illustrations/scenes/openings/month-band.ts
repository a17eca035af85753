import { type Point, pointText, radians, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const MONTHS = 12;
const DEPTH = 58;

type Spot = (month: number, down: number) => Point;

/** Twelve fields of a half wheel, one for each month, each with its own mark. */
export function monthBand(
  wall: Wall,
  heart: Point,
  [reach, rise]: readonly [number, number],
): void {
  const at: Spot = (month, down) => {
    const angle = radians(180 + (month / MONTHS) * 180);
    const inward = down * DEPTH;
    return [
      heart[0] + Math.cos(angle) * (reach - inward * 1.5),
      heart[1] + Math.sin(angle) * (rise - inward),
    ];
  };
  for (const [down, weight] of [
    [0, 6],
    [1, 4],
    [1.14, 2.6],
  ] as const) {
    wall.ink(arc(at, down), weight);
  }
  let spokes = '';
  for (let month = 0; month <= MONTHS; month++) spokes += segment(at(month, 0), at(month, 1));
  wall.ink(spokes, 3.4);
  for (let month = 0; month < MONTHS; month++) mark(wall, at, month);
}

function arc(at: Spot, down: number): string {
  const line = Array.from({ length: 97 }, (_, i) => at((i / 96) * MONTHS, down));
  return `M${line.map(pointText).join('L')}`;
}

/** Dots for seed, waves for rain, sprouts, and peaks for the full granary. */
function mark(wall: Wall, at: Spot, month: number): void {
  const kind = Math.floor(month / 3);
  let lines = '';
  let dots = '';
  const outer = Math.min(month, MONTHS - 1 - month);
  const count = outer < 2 ? 4 : 7;
  const step = 0.88 / count;
  for (let i = 0; i < count; i++) {
    const right = month + 0.06 + (i + 0.5) * step;
    if (kind === 0) {
      for (const down of [0.3, 0.5, 0.7]) dots += wall.dotPath(at(right, down), 2.6);
    } else if (kind === 1) {
      for (const down of [0.28, 0.5, 0.72]) {
        lines += segment(at(right - step / 2, down - 0.07), at(right, down + 0.07));
        lines += segment(at(right, down + 0.07), at(right + step / 2, down - 0.07));
      }
    } else if (kind === 2) {
      lines += segment(at(right, 0.8), at(right, 0.25));
      lines += segment(at(right, 0.55), at(right - step * 0.4, 0.3));
      lines += segment(at(right, 0.55), at(right + step * 0.4, 0.3));
    } else {
      lines += segment(at(right - step * 0.4, 0.78), at(right, 0.22));
      lines += segment(at(right, 0.22), at(right + step * 0.4, 0.78));
    }
  }
  if (lines) wall.ink(lines, 2.8);
  if (dots) wall.fill(dots);
}
