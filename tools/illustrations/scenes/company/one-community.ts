import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, mix, onCircle, type Point, radians } from '../../drawing/points.ts';
import { type Handles, skeleton } from '../../drawing/skeleton.ts';
import type { Wall } from '../../drawing/wall.ts';
import { kite } from '../../props/household/kite.ts';

const CENTER: Point = [578, 312];
const RADIUS = 296;
const HEIGHT = 152;
const PLACES = 13;
const FLOOR = 608;

/** A ring of people hand in hand round a kite; a mother and her child come to join it. */
export function oneCommunity(): Wall {
  const wall = plasteredWall('indigo', 208, 900, 640);
  groundLine(wall, FLOOR);
  kite(wall, CENTER[0], CENTER[1] - 14, 88, 0.3);
  ring(wall);
  newcomers(wall);
  return wall;
}

const angleOf = (place: number): number => 90 + (place * 360) / PLACES;

function ring(wall: Wall): void {
  const dancer = (place: number): FigureOptions => ({
    rotation: angleOf(place) - 90,
    bun: place % 2 === 0,
    tuft: place % 2 === 1,
    hem: false,
    halo: 0,
    leftLeg: [-12, -22],
    rightLeg: [22, -6],
  });
  const places = Array.from({ length: PLACES }, (_, place) => place);
  const handles = places.map((place) => {
    const [x, y] = onCircle(CENTER, radians(angleOf(place)), RADIUS);
    return skeleton(x, y, HEIGHT, dancer(place)).handles;
  });
  for (const place of places) {
    const [x, y] = onCircle(CENTER, radians(angleOf(place)), RADIUS);
    const left = clasp(handles[(place + 1) % PLACES], handles[place]);
    const right = clasp(handles[place], handles[(place + PLACES - 1) % PLACES]);
    figure(wall, x, y, HEIGHT, {
      ...dancer(place),
      rightArm: right ? { at: right, bend: 0.4 } : [60, 40],
      leftArm: left ? { at: left, bend: -0.4 } : [-60, -40],
    });
  }
}

function clasp(one: Handles | undefined, next: Handles | undefined): Point | undefined {
  if (!one || !next) return undefined;
  const between = mix(one.rightShoulder, next.leftShoulder, 0.5);
  return add(between, mix([0, 0], [between[0] - CENTER[0], between[1] - CENTER[1]], 0.06));
}

function newcomers(wall: Wall): void {
  const mother = figure(wall, 92, FLOOR, 196, {
    bun: true,
    pose: 'walk',
    rightArm: [34, 40],
    leftArm: [-36, -16],
  });
  figure(wall, 168, FLOOR, 124, {
    child: true,
    pose: 'walk',
    leftArm: { at: mother.rightHand },
    rightArm: [110, 150],
  });
}
