import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { type Face, mix, onCircle, type Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { chair } from '../../props/furniture/chair.ts';

interface Exerciser {
  x: number;
  y: number;
  height: number;
  face: Face;
  bun?: boolean;
  turban?: boolean;
}

const HALF_CIRCLE: readonly Exerciser[] = [
  { x: 450, y: 286, height: 196, face: 1, bun: true },
  { x: 256, y: 352, height: 214, face: 1, turban: true },
  { x: 644, y: 352, height: 214, face: -1, turban: true },
  { x: 114, y: 590, height: 240, face: 1, bun: true },
  { x: 786, y: 590, height: 240, face: -1, bun: true },
];

const TEACHER: Point = [450, 604];

/** Chair exercise in a courtyard: walking sticks are lifted overhead, all at once. */
export function seniorFitness(): Wall {
  const wall = plasteredWall('geru', 202, 900, 640);
  courtyard(wall);
  for (const exerciser of HALF_CIRCLE) seated(wall, exerciser);
  teacher(wall);
  return wall;
}

/** Rows of dots round the teacher, as they are laid on swept ground. */
function courtyard(wall: Wall): void {
  const dots: string[] = [];
  for (const radius of [190, 216]) {
    for (let angle = Math.PI; angle <= Math.PI * 2 + 0.01; angle += Math.PI / 34) {
      const dot = onCircle(TEACHER, angle, radius);
      const besideTeacher = Math.abs(dot[0] - TEACHER[0]) > 46;
      if (besideTeacher) dots.push(wall.dotPath(dot, radius === 190 ? 3.4 : 2.4));
    }
  }
  wall.fill(dots);
}

function seated(wall: Wall, { x, y, height, face, ...dress }: Exerciser): void {
  chair(wall, x, y, height * 0.19, face);
  const { leftHand, rightHand } = figure(wall, x, y, height, {
    ...dress,
    face,
    pose: 'chair',
    hem: false,
    halo: 0.03,
    leftArm: { to: [-21, -55], bend: 0.4 },
    rightArm: { to: [21, -55], bend: -0.4 },
  });
  liftedStick(wall, leftHand, rightHand);
}

function teacher(wall: Wall): void {
  const { leftHand, rightHand } = figure(wall, ...TEACHER, 236, {
    bun: true,
    leftLeg: [-16, -6],
    rightLeg: [16, 6],
    leftArm: { to: [-21, -55], bend: 0.4 },
    rightArm: { to: [21, -55], bend: -0.4 },
  });
  liftedStick(wall, leftHand, rightHand);
}

function liftedStick(wall: Wall, left: Point, right: Point): void {
  wall.pole(mix(left, right, -0.34), mix(left, right, 1.34), 8, { color: wall.accent, taper: 1 });
}
