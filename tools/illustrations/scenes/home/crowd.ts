import type { Angles } from '../../drawing/poses.ts';
import { Wall } from '../../drawing/wall.ts';
import { tinyFigure } from '../../props/people/tiny-figure.ts';

const PEOPLE = 300;
const PER_ROW = 30;
const HEIGHT = 46;
const GAP = 23;
const ROW_GAP = 58;

/** The arms of the people; the sixth is a child. */
const GESTURES: readonly { left: Angles; right: Angles; child?: boolean }[] = [
  { left: [-26, -10], right: [26, 10] },
  { left: [-140, -168], right: [26, 10] },
  { left: [-26, -10], right: [130, 160] },
  { left: [-60, -20], right: [60, 20] },
  { left: [-130, -160], right: [130, 160] },
  { left: [-30, -10], right: [30, 10], child: true },
  { left: [-26, -10], right: [20, 60] },
];

/** People in rows; one figure stands for fifty. */
export function crowd(): Wall {
  const rows = PEOPLE / PER_ROW;
  const width = PER_ROW * GAP + 10;
  const wall = new Wall({ ground: 'indigo', width, height: rows * ROW_GAP + 8, seed: 41 });
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < PER_ROW; i++) person(wall, 16 + i * GAP, 52 + row * ROW_GAP, i % 2 === 0);
  }
  return wall;
}

function person(wall: Wall, x: number, y: number, bun: boolean): void {
  const gesture = GESTURES[Math.floor(wall.random() * GESTURES.length)];
  if (!gesture) return;
  const height = gesture.child ? HEIGHT * 0.66 : HEIGHT * (0.94 + wall.random() * 0.1);
  tinyFigure(wall, x, y, height, { left: gesture.left, right: gesture.right, bun });
}
