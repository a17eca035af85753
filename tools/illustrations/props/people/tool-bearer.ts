import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { add, type Face, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export const TOOLS = ['spade', 'rake', 'broom', 'fork', 'sickle', 'brush'] as const;
export type Tool = (typeof TOOLS)[number];

/** Somebody who walks with a long tool over the shoulder. */
export function toolBearer(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  tool: Tool,
  options: FigureOptions = {},
): void {
  const face = options.face ?? 1;
  const { rightHand } = figure(wall, x, y, height, {
    pose: 'walk',
    rightArm: { to: [17, -24] },
    ...options,
  });
  const along: Point = [-0.68 * face, -0.73];
  const at = (far: number, aside = 0): Point => [
    rightHand[0] + (along[0] * far + along[1] * face * aside) * height,
    rightHand[1] + (along[1] * far - along[0] * face * aside) * height,
  ];
  wall.line([at(-0.24), at(0.6)], height * 0.024, { smooth: 0, taper: 1 });
  HEADS[tool](wall, at, height, face);
}

type Spot = (far: number, aside?: number) => Point;
type DrawHead = (wall: Wall, at: Spot, height: number, face: Face) => void;

const HEADS: Record<Tool, DrawHead> = {
  spade: (wall, at) =>
    wall.shape([at(0.58, -0.08), at(0.58, 0.08), at(0.76, 0.07), at(0.84), at(0.76, -0.07)]),
  rake: (wall, at, height) => {
    const teeth = [-0.12, -0.06, 0, 0.06, 0.12].map((aside) =>
      segment(at(0.6, aside), at(0.7, aside)),
    );
    wall.ink([segment(at(0.6, -0.13), at(0.6, 0.13)), ...teeth], height * 0.022);
  },
  broom: (wall, at, height) => {
    const straws = [-0.1, -0.06, -0.02, 0.02, 0.06, 0.1].map((aside) =>
      segment(at(0.56, aside * 0.3), at(0.82, aside)),
    );
    wall.ink(straws, height * 0.02);
  },
  fork: (wall, at, height) => {
    const tines = [-0.07, 0, 0.07].map((aside) => segment(at(0.6, aside), at(0.8, aside)));
    wall.ink([segment(at(0.6, -0.07), at(0.6, 0.07)), ...tines], height * 0.022);
  },
  sickle: (wall, at, height) =>
    wall.line([at(0.58), at(0.72, 0.1), at(0.7, 0.24), at(0.56, 0.28)], height * 0.036, {
      taper: 0.3,
    }),
  brush: (wall, at) => {
    wall.shape([at(0.56, -0.06), at(0.56, 0.06), at(0.64, 0.06), at(0.64, -0.06)], { bow: 0 });
    wall.shape([at(0.66, -0.06), at(0.66, 0.06), at(0.8, 0.02)]);
  },
};

/** Two who carry a ladder between them on their shoulders. */
export function ladderBearers(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  { face, length }: { face: Face; length: number },
): void {
  const carrying: FigureOptions = { pose: 'walk', face, rightArm: { to: [15, -32] } };
  const front = figure(wall, x + face * length * 0.36, y, height, { ...carrying, turban: true });
  const back = figure(wall, x - face * length * 0.36, y, height, { ...carrying, tuft: true });
  const rail = (hand: Point, end: number, lift: number) => add(hand, [end * face, lift]);
  const over = length * 0.16;
  const [low, high] = [height * 0.02, -height * 0.08];
  let rungs = segment(rail(back.rightHand, -over, low), rail(front.rightHand, over, low));
  rungs += segment(rail(back.rightHand, -over, high), rail(front.rightHand, over, high));
  for (let i = 0; i <= 9; i++) {
    const share = (i / 9) * (length * 0.72 + over * 1.6) - over * 0.8;
    const foot = rail(back.rightHand, share, low);
    rungs += segment(foot, add(foot, [0, high - low]));
  }
  wall.ink(rungs, height * 0.026);
}
