import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { seeds } from '../../props/land/field.ts';

const FLOOR = 560;
const EDGE = 500;
const COURSES = 7;
const COURSE = 37;
const TOP = FLOOR - COURSES * COURSE;
const CORD: Point = [EDGE - 40, TOP - 104];

/** A retired mason and a young one let a plumb line tell whether their wall is straight. */
export function mentoring(): Wall {
  const wall = plasteredWall('indigo', 201, 900, 640);
  groundLine(wall, FLOOR);
  brickWall(wall);
  const { rightHand } = youngMason(wall);
  oldMason(wall);
  plumbLine(wall, rightHand);
  mortar(wall);
  seeds(wall, [0, FLOOR + 24], [900, 630], 150, { radius: 2.6 });
  return wall;
}

/** Whole and half bricks in turn, so that the joints never meet. */
function brickWall(wall: Wall): void {
  const bricks: string[] = [];
  for (let course = 0; course < COURSES; course++) {
    const foot = FLOOR - 5 - course * COURSE;
    for (let x = EDGE - (course % 2 ? 41 : 0); x < 900; x += 82) {
      const left = Math.max(x, EDGE);
      bricks.push(wall.shapePath(box([left, foot], [x + 74, foot - COURSE + 8]), 0));
    }
  }
  wall.fill(bricks);
}

function youngMason(wall: Wall) {
  return figure(wall, 566, TOP - 2, 290, {
    fixed: true,
    halo: 0.03,
    lean: 24,
    braid: true,
    face: -1,
    pose: 'squat',
    rightArm: { at: CORD },
    leftArm: [-28, 40],
  });
}

function plumbLine(wall: Wall, hand: Point): void {
  const [x, y] = hand;
  const bob = y + 150;
  wall.ink(segment(hand, [x, bob]), 3);
  const color = wall.accent;
  const cone: Point[] = [
    [x - 17, bob],
    [x + 17, bob],
    [x + 15, bob + 26],
    [x, bob + 64],
    [x - 15, bob + 26],
  ];
  wall.shape(cone, { color, bow: 0 });
  wall.dot(hand, 5);
}

function oldMason(wall: Wall): void {
  figure(wall, 330, FLOOR, 330, {
    turban: true,
    lean: 8,
    leftLeg: [-14, -8],
    rightLeg: [14, 4],
    rightArm: { at: [CORD[0] - 16, TOP + 66] },
    leftArm: [-34, 30],
  });
}

function mortar(wall: Wall): void {
  const at = placed(150, FLOOR - 3);
  wall.shape(at('-58,-52 -30,-82 6,-92 36,-78 58,-52'), { bow: 0.05 });
  wall.shape(at('-70,-48 70,-48 44,0 -44,0'), { bow: 0.02 });
}
