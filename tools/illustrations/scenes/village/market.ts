import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { goat } from '../../props/animals/goat.ts';
import { hen } from '../../props/animals/hen.ts';
import { pot, waterCarrier } from '../../props/household/pot.ts';

const FLOOR = 770;
const COUNTER = FLOOR - 96;

/** Livelihood: the weekly market. */
export function market(): Wall {
  const wall = plasteredWall('neem', 16);
  groundLine(wall, FLOOR);
  stall(wall, 170, 380, wall.paint);
  stall(wall, 690, 380, wall.accent);
  stall(wall, 1190, 330, wall.paint);
  figure(wall, 360, FLOOR, 236, { bun: true, rightArm: [50, 84] });
  figure(wall, 880, FLOOR, 240, { turban: true, face: -1, rightArm: [56, 90] });
  figure(wall, 1350, FLOOR, 236, { bun: true, face: -1, rightArm: [50, 84] });
  counter(wall, 200, 320);
  counter(wall, 720, 320);
  counter(wall, 1220, 280);
  goods(wall);
  buyers(wall);
  return wall;
}

function stall(wall: Wall, x: number, width: number, awning: string): void {
  wall.pole([x, FLOOR], [x, FLOOR - 330], 8);
  wall.pole([x + width, FLOOR], [x + width, FLOOR - 330], 8);
  const tooth = (width + 48) / 8;
  let fringe = '';
  for (let i = 0; i < 8; i++) {
    fringe += `M${x - 24 + tooth * i} ${FLOOR - 300}l${tooth / 2} 34l${tooth / 2} -34Z`;
  }
  wall.fill(fringe, { color: awning });
  const cloth: Point[] = [
    [x - 24, FLOOR - 302],
    [x + 16, FLOOR - 392],
    [x + width - 16, FLOOR - 392],
    [x + width + 24, FLOOR - 302],
  ];
  wall.shape(cloth, { bow: 0, color: wall.ground });
  let stripes = '';
  for (let i = 0; i <= 8; i++) {
    stripes += segment(
      [x - 22 + ((width + 44) / 8) * i, FLOOR - 302],
      [x + 16 + ((width - 32) / 8) * i, FLOOR - 390],
    );
  }
  const lower = `M${x - 24} ${FLOOR - 302}H${x + width + 24}`;
  const upper = `M${x + 16} ${FLOOR - 392}H${x + width - 16}`;
  wall.ink(stripes + lower + upper, 4);
}

function counter(wall: Wall, x: number, width: number): void {
  wall.mask(box([x, FLOOR], [x + width, COUNTER]));
  wall.pole([x, COUNTER], [x + width, COUNTER], 8, { taper: 1 });
  let peaks = '';
  for (let i = 0; i < width / 34 - 1; i++) peaks += `M${x + 8 + i * 34} ${FLOOR - 12}l16 -60l16 60`;
  wall.ink(peaks, 3);
  wall.pole([x, COUNTER], [x, FLOOR], 6);
  wall.pole([x + width, COUNTER], [x + width, FLOOR], 6);
}

function goods(wall: Wall): void {
  const color = wall.accent;
  pot(wall, 236, COUNTER - 2, 26, { color });
  pot(wall, 290, COUNTER - 2, 30, { color });
  pot(wall, 470, COUNTER - 2, 28, { color });
  for (let i = 0; i < 9; i++) wall.dot([760 + i * 22, COUNTER - 16 - (i % 3) * 12], 12);
  for (const x of [960, 1004]) {
    const basket: Point[] = [
      [x - 24, COUNTER - 54],
      [x + 24, COUNTER - 54],
      [x + 14, COUNTER - 4],
      [x - 14, COUNTER - 4],
    ];
    wall.shape(basket, { color });
  }
  for (const x of [1250, 1300, 1440]) {
    wall.shape(box([x - 22, COUNTER - 4], [x + 22, COUNTER - 44]), { bow: 0 });
    wall.ink(`M${x - 16} ${COUNTER - 16}l10 -16l10 16l10 -16`, 3, wall.ground);
  }
}

function buyers(wall: Wall): void {
  const floor = FLOOR + 70;
  waterCarrier(wall, 90, floor, 260, 2, {
    bun: true,
    pose: 'walk',
    rightArm: { to: [15, -52] },
  });
  figure(wall, 596, floor, 250, { bun: true, face: -1, rightArm: [56, 80] });
  figure(wall, 650, floor, 150, { child: true, face: -1, braid: true });
  figure(wall, 1120, floor, 256, { tuft: true, face: -1, pose: 'walk', rightArm: [60, 80] });
  hen(wall, 1250, floor + 4, 54);
  goat(wall, 420, floor + 4, 110);
}
