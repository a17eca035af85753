export type Point = readonly [x: number, y: number];

/** 1 looks and walks to the right, -1 to the left. */
export type Face = 1 | -1;

const DEGREE = Math.PI / 180;

export const rounded = (value: number): number => +value.toFixed(1);
export const pointText = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;
export const segment = (from: Point, to: Point): string => `M${pointText(from)}L${pointText(to)}`;

export const radians = (degrees: number): number => degrees * DEGREE;
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const onCircle = ([x, y]: Point, angle: number, radius: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** The point at an index, clamped to the line. */
export function pointAt(line: readonly Point[], index: number): Point {
  const point = line[Math.min(Math.max(index, 0), line.length - 1)];
  if (!point) throw new RangeError('a line has at least one point');
  return point;
}

/** Points as SVG writes them: '0,0 12,-5'. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Converts a thing's own coordinates to the wall's: mirrored by its face, lowered if asked. */
export function placed(x: number, y: number, unit = 1, face: Face = 1, lower = 0) {
  return (text: string): Point[] =>
    points(text).map(([a, b]) => [x + a * unit * face, y + (b + lower) * unit]);
}

/** Four corners, clockwise from the first of two opposite ones. */
export function box(first: Point, opposite: Point): Point[] {
  const [x, y] = first;
  const [farX, farY] = opposite;
  const upright = (farX - x) * (farY - y) < 0;
  return [first, upright ? [x, farY] : [farX, y], opposite, upright ? [farX, y] : [x, farY]];
}

/** Corner cutting: smooths the three joints of a limb into a bend. */
export function soften(line: readonly Point[], times: number): readonly Point[] {
  if (times === 0) return line;
  const cut = [pointAt(line, 0)];
  for (let i = 0; i < line.length - 1; i++) {
    const from = pointAt(line, i);
    const to = pointAt(line, i + 1);
    cut.push(mix(from, to, 0.28), mix(from, to, 0.72));
  }
  cut.push(pointAt(line, line.length - 1));
  return soften(cut, times - 1);
}

/** All fills wind the same way, so that overlapping shapes in one path never cut holes. */
export function wind(ring: readonly Point[]): readonly Point[] {
  let area = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x1, y1] = pointAt(ring, i);
    const [x2, y2] = pointAt(ring, (i + 1) % ring.length);
    area += x1 * y2 - x2 * y1;
  }
  return area < 0 ? [...ring].reverse() : ring;
}
