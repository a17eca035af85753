import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, type Point, points } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';
import { seeds } from '../../props/land/field.ts';
import { sapling } from '../../props/plants/sapling.ts';
import { heldBook } from '../../props/school/held-book.ts';
import { openBook } from '../../props/school/open-book.ts';

const FLOOR = 566;

/** People read a great open book together: a roof, water and school, and what each one gives back. */
export function rightsAndDuties(): Wall {
  const wall = plasteredWall('deep', 213, 900, 640);
  groundLine(wall, FLOOR);
  const { at } = openBook(wall, { x: 450, foot: FLOOR - 3, width: 262, height: 350 });
  rights(wall, at);
  duties(wall, at);
  readers(wall, at);
  seeds(wall, [10, FLOOR + 16], [890, FLOOR + 60], 70, { radius: 2.6 });
  return wall;
}

type Spot = (right: number, down: number) => Point;

/** A roof, water, a school book, and standing side by side. */
function rights(wall: Wall, at: Spot): void {
  const color = wall.ground;
  const home = at(-0.7, 0.31);
  wall.shape(box(add(home, [-32, 20]), add(home, [32, -18])), { color, bow: 0 });
  wall.shape(
    points('-48,-14 0,-62 48,-14').map((corner) => add(home, corner)),
    { color, bow: 0 },
  );
  const [potX, potY] = at(-0.27, 0.38);
  pot(wall, potX, potY, 38, { color });
  const [bookX, bookY] = at(-0.72, 0.63);
  heldBook(wall, bookX, bookY, 42, { color, ink: wall.paint });
  const [equalX, equalY] = at(-0.27, 0.8);
  sideBySide(wall, equalX, equalY);
}

/** A tree to look after, and a hand for the old. */
function duties(wall: Wall, at: Spot): void {
  const color = wall.ground;
  const [plantX, plantY] = at(0.66, 0.4);
  sapling(wall, plantX, plantY, 66, { color });
  figure(wall, plantX - 60, plantY, 120, {
    ...PRINTED,
    color,
    bun: true,
    lean: 10,
    rightArm: { at: [plantX - 14, plantY - 66] },
    leftArm: { at: [plantX - 18, plantY - 56], bend: 1 },
  });
  const [elderX, elderY] = at(0.62, 0.82);
  const elder = figure(wall, elderX, elderY, 124, {
    ...PRINTED,
    color,
    turban: true,
    lean: 16,
    leftArm: [-60, -30],
    rightArm: [40, 70],
  });
  wall.pole(elder.rightHand, [elder.rightHand[0] + 6, elderY], 4, { color, taper: 1 });
  figure(wall, elderX - 70, elderY, 122, {
    ...PRINTED,
    color,
    rightArm: { at: elder.leftHand },
    leftArm: [-26, -8],
  });
}

/** On the pages the people are dark, without a halo of wall. */
const PRINTED = { halo: 0, hem: false } as const;

function sideBySide(wall: Wall, x: number, y: number): void {
  for (const side of [-1, 1]) {
    const inner = { at: [x, y - 62] as const };
    figure(wall, x + side * 32, y, 124, {
      ...PRINTED,
      color: wall.ground,
      bun: side < 0,
      tuft: side > 0,
      fixed: true,
      rightArm: side < 0 ? inner : [26, 8],
      leftArm: side > 0 ? inner : [-26, -8],
    });
  }
}

function readers(wall: Wall, at: Spot): void {
  figure(wall, 90, FLOOR, 300, {
    bun: true,
    rightArm: { at: at(-0.92, 0.46) },
    leftArm: [-24, 12],
  });
  figure(wall, 820, FLOOR, 306, {
    turban: true,
    face: -1,
    rightArm: { at: at(0.92, 0.34) },
    leftArm: [-24, 12],
  });
}
