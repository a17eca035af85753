import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { onCircle, type Point, radians, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface WheelchairOptions extends FigureOptions {
  /** The slope under the wheels in degrees, up to the right. */
  slope?: number;
}

/** Somebody who wheels along, hands on the rims; `height` is that of the person standing. */
export function wheelchairRider(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  { slope = 0, ...person }: WheelchairOptions = {},
): void {
  const unit = height / 200;
  const [cos, sin] = [Math.cos(radians(slope)), Math.sin(radians(slope))];
  const at = (right: number, up: number): Point => [
    x + (cos * right - sin * up) * unit,
    y - (sin * right + cos * up) * unit,
  ];
  wall.mask([at(-58, 4), at(-54, 108), at(60, 74), at(84, 4)]);
  figure(wall, ...at(2, 66), height, {
    pose: 'chair',
    low: 20,
    rotation: -slope,
    leftLeg: [84, 8],
    rightLeg: [92, 12],
    rightArm: { at: at(34, 94), bend: 1 },
    leftArm: { at: at(14, 96), bend: 1 },
    hem: false,
    ...person,
  });
  wall.line([at(-44, 152), at(-28, 62), at(56, 60), at(66, 27), at(86, 27)], 6 * unit + 1, {
    smooth: 0,
    taper: 1,
  });
  wheels(wall, at, unit);
}

function wheels(wall: Wall, at: (right: number, up: number) => Point, unit: number): void {
  const hub = at(-4, 52);
  wall.ring(hub, 50 * unit, 6 * unit);
  let spokes = '';
  for (let i = 0; i < 9; i++) {
    spokes += segment(hub, onCircle(hub, (i / 9) * Math.PI * 2, 47 * unit));
  }
  wall.ink(spokes, 2.4 * unit);
  wall.dot(hub, 7 * unit);
  wall.ring(at(60, 13), 12 * unit, 5 * unit);
}
