import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { add, mix, onCircle, type Point } from '../../drawing/points.ts';
import { type Handles, skeleton } from '../../drawing/skeleton.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface Spot {
  x: number;
  y: number;
  rotation: number;
}

export interface SpiralOptions {
  innerRadius: number;
  outerRadius: number;
  turns: number;
  height: number;
  gap: number;
  /** Dancers on straight ground who lead the row into the spiral. */
  lead?: readonly Spot[];
}

/** Dancers along a spiral, feet outwards, hands truly joined. */
export function spiral(wall: Wall, center: Point, options: SpiralOptions): void {
  const { height, lead = [] } = options;
  const row = [...spotsOnSpiral(center, options), ...lead];
  const handles = row.map((spot, i) => skeleton(spot.x, spot.y, height, dancer(spot, i)).handles);
  for (const [i, spot] of row.entries()) {
    const next = joinedHands(handles[i], handles[i + 1], spot, height);
    const previous = joinedHands(handles[i - 1], handles[i], spot, height);
    figure(wall, spot.x, spot.y, height, {
      ...dancer(spot, i),
      rightArm: next ? { at: next, bend: 0.5 } : [60, 40],
      leftArm: previous ? { at: previous, bend: -0.5 } : [-40, -20],
    });
  }
}

function spotsOnSpiral(center: Point, options: SpiralOptions): Spot[] {
  const { innerRadius, outerRadius, turns, gap } = options;
  const end = 90;
  const shrink = (outerRadius - innerRadius) / (turns * 360);
  const spots: Spot[] = [];
  let angle = end;
  let radius = outerRadius;
  while (angle > end - turns * 360) {
    const [x, y] = onCircle(center, (angle * Math.PI) / 180, radius);
    spots.unshift({ x, y, rotation: angle - 90 });
    angle -= (gap / radius) * (180 / Math.PI);
    radius = outerRadius - (end - angle) * shrink;
  }
  return spots;
}

function dancer({ rotation }: Spot, i: number): FigureOptions {
  return {
    face: -1,
    rotation,
    bun: i % 2 === 0,
    tuft: i % 2 === 1,
    lean: 9,
    leftLeg: [-14, -40],
    rightLeg: [34, -8],
    halo: 0.03,
    hem: false,
  };
}

/** The dancers face left, so that their right shoulders lead along the spiral. */
function joinedHands(
  one: Handles | undefined,
  next: Handles | undefined,
  spot: Spot,
  height: number,
): Point | undefined {
  if (!one || !next) return undefined;
  const down = onCircle([0, 0], ((spot.rotation + 90) * Math.PI) / 180, height * 0.13);
  return add(mix(one.rightShoulder, next.leftShoulder, 0.5), down);
}
