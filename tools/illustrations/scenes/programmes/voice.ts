import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, onCircle, segment } from '../../drawing/points.ts';
import type { Angles } from '../../drawing/poses.ts';
import type { Wall } from '../../drawing/wall.ts';
import { hut } from '../../props/buildings/hut.ts';
import { palm } from '../../props/plants/palm.ts';
import { tree } from '../../props/plants/tree.ts';

const STEPS = [
  { x: 600, width: 400, y: 566 },
  { x: 650, width: 300, y: 500 },
  { x: 700, width: 200, y: 436 },
];

/** Chapter 8. Advocacy: one voice raised, many hands with it. */
export function voice(): Wall {
  const wall = plasteredWall('indigo', 10);
  hut(wall, 60, 560, 150, { pattern: 'diamonds' });
  tree(wall, 280, 570, 330, { leaf: 13 });
  palm(wall, 1500, 570, 330, { reach: 100 });
  wall.pole([-20, 566], [1620, 566], 4, { taper: 1 });
  steps(wall);
  speaker(wall);
  crowdRow(wall, { y: 700, height: 176, left: 40, gap: 102, people: 16, shift: 0 });
  crowdRow(wall, { y: 806, height: 204, left: 10, gap: 118, people: 14, shift: 1 });
  crowdRow(wall, { y: 930, height: 240, left: 60, gap: 136, people: 12, shift: 2 });
  return wall;
}

function steps(wall: Wall): void {
  wall.mask(box([600, 640], [1000, 420]));
  for (const { x, width, y } of STEPS) {
    wall.pole([x, y], [x + width, y], 7, { taper: 1 });
    wall.pole([x, y], [x, y + 66], 6, { taper: 1 });
    wall.pole([x + width, y], [x + width, y + 66], 6, { taper: 1 });
    let peaks = '';
    for (let i = 0; i < width / 25 - 1; i++) peaks += `M${x + 6 + i * 25} ${y + 54}l12 -36l12 36`;
    wall.ink(peaks, 2.6);
  }
}

function speaker(wall: Wall): void {
  const { head } = figure(wall, 800, 434, 278, {
    bun: true,
    rightArm: { to: [28, -36] },
    leftArm: [-120, -158],
    leftLeg: [-12, -6],
    rightLeg: [12, 6],
  });
  const mouth = add(head, [22, 4]);
  const horn = [mouth, add(mouth, [130, -62]), add(mouth, [130, 62]), add(mouth, [0, 14])];
  wall.shape(horn, { color: wall.accent, bow: 0.02, halo: 8 });
  let sound = '';
  for (let wave = 0; wave < 5; wave++) {
    const radius = 170 + wave * 46;
    for (let i = -3; i <= 3; i++) {
      const angle = i * 0.14;
      sound += segment(
        onCircle(mouth, angle - 0.04, radius),
        onCircle(mouth, angle + 0.04, radius),
      );
    }
  }
  wall.ink(sound, 5, wall.accent);
}

interface CrowdRow {
  y: number;
  height: number;
  left: number;
  gap: number;
  people: number;
  /** First gesture of the row, so that no two rows are alike. */
  shift: number;
}

const RIGHT_ARMS: readonly Angles[] = [
  [150, 172],
  [30, 60],
  [126, 168],
  [30, 60],
];

function crowdRow(wall: Wall, { y, height, left, gap, people, shift }: CrowdRow): void {
  for (let i = 0; i < people; i++) {
    const x = left + i * gap + wall.jitter(10);
    const turn = i + shift;
    figure(wall, x, y + wall.jitter(4), height * (1 + wall.jitter(0.05)), {
      face: x < 800 ? 1 : -1,
      bun: turn % 2 === 0,
      turban: turn % 5 === 1,
      tuft: turn % 5 === 3,
      rightArm: RIGHT_ARMS[turn % 4] ?? [30, 60],
      leftArm: turn % 4 === 1 ? [-140, -168] : [-26, -12],
      hem: false,
    });
  }
}
