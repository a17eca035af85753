import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { add, box } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { goat } from '../animals/goat.ts';
import { hen } from '../animals/hen.ts';
import { waterCarrier } from '../household/pot.ts';
import { seeds } from '../land/field.ts';
import { sapling } from '../plants/sapling.ts';

type DrawWalker = (wall: Wall, x: number, y: number, height: number) => void;

const WALKERS = {
  pot: (wall, x, y, height) =>
    waterCarrier(wall, x, y, height, 2, walking({ bun: true, rightArm: { to: [15, -52] } })),
  hoe,
  elder,
  child: (wall, x, y, height) => {
    const swing: FigureOptions = { leftArm: [-60, -100], rightArm: [60, 120] };
    figure(wall, x, y, height * 0.62, walking({ child: true, ...swing }));
  },
  girl,
  sapling: saplingBearer,
  drum,
  basket,
  scroll,
  hen: (wall, x, y, height) => hen(wall, x, y, height * 0.36),
  goat: (wall, x, y, height) => goat(wall, x, y, height * 0.5),
} satisfies Record<string, DrawWalker>;

export type Walker = keyof typeof WALKERS;

/** Everyone who walks towards the circle, each carrying a chapter. */
export function procession(
  wall: Wall,
  y: number,
  height: number,
  walkers: readonly (readonly [x: number, walker: Walker])[],
): void {
  for (const [x, walker] of walkers) WALKERS[walker](wall, x, y, height);
}

function walking(options: FigureOptions): FigureOptions {
  return { pose: 'walk', ...options };
}

function hoe(wall: Wall, x: number, y: number, h: number): void {
  const farmer = walking({ turban: true, rightArm: { to: [17, -24] } });
  const { rightHand } = figure(wall, x, y, h, farmer);
  const end = add(rightHand, [-h * 0.5, -h * 0.5]);
  wall.line([add(rightHand, [h * 0.16, h * 0.16]), rightHand, end], 3.4, { smooth: 0 });
  const blade = [end, add(rightHand, [-h * 0.62, -h * 0.34]), add(rightHand, [-h * 0.4, -h * 0.4])];
  wall.shape(blade);
}

function elder(wall: Wall, x: number, y: number, h: number): void {
  const elder = walking({
    lean: 20,
    rightLeg: [18, 2],
    leftLeg: [-14, -22],
    stick: true,
    rightArm: [44, 66],
    tuft: true,
  });
  figure(wall, x, y, h * 0.96, elder);
}

function girl(wall: Wall, x: number, y: number, h: number): void {
  const pupil = walking({ child: true, braid: true, rightArm: { to: [16, -8] } });
  const { rightHand } = figure(wall, x, y, h * 0.7, pupil);
  const slate = box(add(rightHand, [-6, -16]), add(rightHand, [14, 6]));
  wall.shape(slate, { color: wall.accent, bow: 0 });
}

function saplingBearer(wall: Wall, x: number, y: number, h: number): void {
  const arms: FigureOptions = { rightArm: { to: [20, -14] }, leftArm: { to: [18, -10], bend: 1 } };
  const { rightHand } = figure(wall, x, y, h, walking({ bun: true, ...arms }));
  sapling(wall, rightHand[0] + 2, rightHand[1] + 2, h * 0.34);
}

function drum(wall: Wall, x: number, y: number, h: number): void {
  const arms: FigureOptions = { rightArm: { to: [20, 2] }, leftArm: { to: [8, 4], bend: 1 } };
  const { waist } = figure(wall, x, y, h, walking({ tuft: true, ...arms }));
  const body = [
    add(waist, [h * 0.04, -h * 0.02]),
    add(waist, [h * 0.24, -h * 0.07]),
    add(waist, [h * 0.24, h * 0.13]),
    add(waist, [h * 0.04, h * 0.1]),
  ];
  wall.shape(body, { bow: 0.08, halo: 4 });
}

function basket(wall: Wall, x: number, y: number, h: number): void {
  const arms: FigureOptions = { rightArm: { to: [14, -54] }, leftArm: { to: [-14, -54] } };
  const { crown } = figure(wall, x, y, h, walking({ bun: true, ...arms }));
  const sides = [
    add(crown, [-h * 0.2, -h * 0.13]),
    add(crown, [h * 0.2, -h * 0.13]),
    add(crown, [h * 0.12, 2]),
    add(crown, [-h * 0.12, 2]),
  ];
  wall.shape(sides, { bow: 0.02 });
  const heapTop = add(crown, [-h * 0.15, -h * 0.2]);
  const heapFoot = add(crown, [h * 0.15, -h * 0.14]);
  seeds(wall, heapTop, heapFoot, 9, { radius: 3 });
}

function scroll(wall: Wall, x: number, y: number, h: number): void {
  const { rightHand } = figure(wall, x, y, h, walking({ rightArm: { to: [22, -34] } }));
  const sheet = box(add(rightHand, [-3, -h * 0.2]), add(rightHand, [h * 0.17, h * 0.04]));
  wall.shape(sheet, { bow: 0 });
}
