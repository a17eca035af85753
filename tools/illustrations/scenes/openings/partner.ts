import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, mix, type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';
import { goat } from '../../props/animals/goat.ts';
import { hut } from '../../props/buildings/hut.ts';
import { ladenCart } from '../../props/household/laden-cart.ts';
import { waterCarrier } from '../../props/household/pot.ts';
import { tree } from '../../props/plants/tree.ts';

const FOOT: Point = [150, 482];
const TOP: Point = [1376, 248];
const ANGLE = Math.atan2(FOOT[1] - TOP[1], TOP[0] - FOOT[0]);
const CART = 796;

/** One group pulls at ropes, another pushes: together they bring a laden cart up the hill. */
export function partner(): Wall {
  const wall = plasteredWall('geru', 206, 1600, 600);
  hilltop(wall);
  hillside(wall);
  const { rear, shaft } = ladenCart(wall, fromCart);
  pushers(wall, rear);
  pullers(wall, shaft);
  stragglers(wall);
  birds(wall, [
    [250, 130, 26],
    [322, 98, 20],
    [190, 172, 18],
    [396, 130, 15],
  ]);
  return wall;
}

function surface(x: number): number {
  const share = Math.min(1, Math.max(0, (x - FOOT[0]) / (TOP[0] - FOOT[0])));
  return FOOT[1] + (TOP[1] - FOOT[1]) * share;
}

/** Along the slope from the wheel of the cart, and above it at right angles. */
function fromCart(along: number, above: number): Point {
  return [
    CART + Math.cos(ANGLE) * along - Math.sin(ANGLE) * above,
    surface(CART) - Math.sin(ANGLE) * along - Math.cos(ANGLE) * above,
  ];
}

function hillside(wall: Wall): void {
  const outline: Point[] = [[-20, FOOT[1]], FOOT, TOP, [1620, TOP[1]]];
  wall.line(outline, 7, { taper: 1, smooth: 0, wobble: 0.03 });
  let hatching = '';
  let dots = '';
  for (let row = 1; row < 12; row++) {
    const drop = row * 30;
    for (let x = -10 + (row % 2) * 22; x < 1620; x += 44) {
      const y = surface(x) + drop + wall.jitter(2);
      if (y > 610) continue;
      if (row % 3 === 0) dots += wall.dotPath([x, y], 3.4);
      else hatching += `M${pointText([x, y])}l9 -12l9 12`;
    }
  }
  wall.ink(hatching, 2.6);
  wall.fill(dots);
}

function hilltop(wall: Wall): void {
  const y = TOP[1];
  tree(wall, 1530, y, 176, { leaf: 9, pairs: 7 });
  hut(wall, 1462, y, 112, { pattern: 'diamonds' });
  figure(wall, 1414, y, 84, { child: true, braid: true, face: -1, pose: 'cheer' });
}

const HEIGHT = 152;

/** People at right angles to the slope, leaning into their work. */
function climber(wall: Wall, along: number, options: FigureOptions) {
  const [x, y] = fromCart(along, 0);
  return figure(wall, x, y, HEIGHT, {
    rotation: (-ANGLE * 180) / Math.PI,
    leftLeg: [-40, -58],
    rightLeg: [26, -14],
    halo: 0.04,
    ...options,
  });
}

/** The first pushes the cart, everyone else the one ahead. */
function pushers(wall: Wall, rear: Point): void {
  let ahead = rear;
  for (const [i, along] of [-218, -290, -362, -434].entries()) {
    const { neck, waist } = climber(wall, along, {
      bun: i % 2 === 1,
      turban: i === 0,
      tuft: i === 2,
      lean: 34,
      rightArm: { at: ahead },
      leftArm: { at: add(ahead, [-4, 16]), bend: 1 },
    });
    ahead = add(mix(neck, waist, 0.55), [-16, 2]);
  }
}

/** A rope from the shaft runs through all their hands. */
function pullers(wall: Wall, shaft: Point): void {
  const end = fromCart(550, 92);
  const places = [258, 342, 426, 510];
  wall.line([shaft, end], 5, { taper: 1, smooth: 0 });
  for (const [i, along] of places.entries()) {
    const share = (along - 190) / (550 - 190);
    climber(wall, along, {
      bun: i % 2 === 0,
      braid: i % 2 === 1,
      lean: 30,
      rightArm: { at: mix(shaft, end, share + 0.07) },
      leftArm: { at: mix(shaft, end, share - 0.09), bend: 1 },
    });
  }
  wall.line([shaft, end], 5, { taper: 1, smooth: 0 });
}

function stragglers(wall: Wall): void {
  const x = 236;
  waterCarrier(wall, x, surface(x) - 2, 150, 1, {
    bun: true,
    pose: 'walk',
    rightArm: { to: [15, -52] },
  });
  figure(wall, 158, surface(158), 92, { child: true, tuft: true, pose: 'walk' });
  goat(wall, 70, FOOT[1], 66);
}
