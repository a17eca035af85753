import {
  add,
  distance,
  mix,
  type Point,
  pointAt,
  pointText,
  rounded,
  soften,
  wind,
} from './points.ts';

/** A seeded random offset between -amount and amount. */
export type Jitter = (amount: number) => number;

export interface StrokeOptions {
  taper?: number;
  smooth?: number;
  wobble?: number;
}

/** A brush stroke of varying width with blunt ends. */
export function brushPath(
  line: readonly Point[],
  width: number,
  { taper = 0.75, smooth = 2, wobble = 0.1 }: StrokeOptions,
  jitter: Jitter,
): string {
  const spine = soften(line, smooth);
  const end = spine.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y]] of spine.entries()) {
    const before = pointAt(spine, i - 1);
    const after = pointAt(spine, i + 1);
    const length = distance(before, after) || 1;
    const nx = -(after[1] - before[1]) / length;
    const ny = (after[0] - before[0]) / length;
    const half = (width / 2) * (1 - (1 - taper) * (i / end)) * (1 + jitter(wobble));
    left.push([x + nx * half, y + ny * half]);
    right.push([x - nx * half, y - ny * half]);
  }
  const ring = wind([
    cap(pointAt(spine, 0), pointAt(spine, 1), width * 0.42),
    ...left,
    cap(pointAt(spine, end), pointAt(spine, end - 1), width * taper * 0.42),
    ...right.reverse(),
  ]);
  return `M${pointText(pointAt(ring, 0))}L${ring.slice(1).map(pointText).join(' ')}Z`;
}

function cap(tip: Point, inner: Point, reach: number): Point {
  const length = distance(tip, inner) || 1;
  return add(tip, [((tip[0] - inner[0]) / length) * reach, ((tip[1] - inner[1]) / length) * reach]);
}

/** A filled shape with slightly bowed edges; a bow below 0 pulls them in. */
export function shapePath(corners: readonly Point[], bow: number, jitter: Jitter): string {
  const ring = wind(corners);
  let path = `M${pointText(pointAt(ring, 0))}`;
  for (const [i, from] of ring.entries()) {
    const to = pointAt(ring, (i + 1) % ring.length);
    const length = distance(from, to);
    const bulge = bow * length + jitter(length * 0.012);
    const middle = mix(from, to, 0.5);
    const pull: Point = [
      middle[0] + ((to[1] - from[1]) / (length || 1)) * bulge,
      middle[1] - ((to[0] - from[0]) / (length || 1)) * bulge,
    ];
    path += `Q${pointText(pull)} ${pointText(to)}`;
  }
  return `${path}Z`;
}

export function dotPath([x, y]: Point, radius: number, jitter: Jitter): string {
  const stray = Math.min(0.06, 0.5 / radius);
  // Radii are rounded first: the chord of the two arcs must equal their diameter.
  const rx = rounded(radius * (1 + jitter(stray)));
  const ry = rounded(radius * (1 + jitter(stray)));
  const across = rounded(2 * rx);
  return `M${rounded(x - rx)} ${rounded(y)}a${rx} ${ry} 0 1 1 ${across} 0a${rx} ${ry} 0 1 1 ${-across} 0Z`;
}
