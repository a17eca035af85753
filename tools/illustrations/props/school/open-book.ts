import { type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface OpenBookOptions {
  /** The spine, and the ground on which the book stands. */
  x: number;
  foot: number;
  /** The width of one page. */
  width: number;
  height: number;
}

/** A great open book in a haldi cover; `at` gives a spot on its pages, right and down in shares. */
export function openBook(wall: Wall, { x, foot, width, height }: OpenBookOptions) {
  const at = (right: number, down: number): Point => {
    const u = Math.abs(right);
    const swell = 3 * (1 - u) * u * 0.2 + u ** 3 * 0.1;
    return [x + right * width, foot - height * (1 - down) - swell * width];
  };
  const margin = width * 0.05;
  const outer = (right: number, down: number): Point => {
    const [spotX, spotY] = at(right, down);
    return [spotX + Math.sign(right) * margin, spotY + (down ? 0 : -margin * 0.4)];
  };
  const cover = [outer(-1, 0), at(0, -0.01), outer(1, 0)];
  const ends = `L${pointText([x + width + margin, foot])}L${pointText([x - width - margin, foot])}Z`;
  wall.fill(`M${cover.map(pointText).join('L')}${ends}`, { color: wall.accent, halo: 12 });
  for (const side of [-1, 1]) {
    wall.fill(page(side, at));
    wall.ink(pageEdges(side, at), 2.4, wall.ground);
  }
  wall.ink(`M${pointText(at(0, 0.01))}L${pointText(at(0, 1))}`, 5, wall.ground);
  return { at };
}

type Spot = (right: number, down: number) => Point;

const STEPS = 14;

function row(side: number, down: number, at: Spot): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => at((side * i) / STEPS, down));
}

function page(side: number, at: Spot): string {
  const ring = [...row(side, 0, at), ...row(side, 1, at).reverse()];
  return `M${ring.map(pointText).join('L')}Z`;
}

/** The pages below the open one. */
function pageEdges(side: number, at: Spot): string {
  const lines = [0.975, 0.955].map((down) => `M${row(side, down, at).map(pointText).join('L')}`);
  return lines.join('');
}
