import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { box, mix, type Point, pointText, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { wallPattern } from '../../props/buildings/hut-pattern.ts';
import { stool } from '../../props/furniture/stool.ts';
import { counterchange } from '../../props/land/counterchange.ts';
import { stars } from '../../props/land/sky.ts';

const FLOOR = 596;
const TERRACE = 348;
const STEPS = 8;
const TREAD = 34;
const HOUSE = { left: 330, right: 870 };

const stepY = (i: number): number => FLOOR - ((i + 1) * (FLOOR - TERRACE)) / STEPS;
const stepMiddle = (i: number): number => HOUSE.left - (STEPS - i - 0.5) * TREAD;

/** People sit and speak under lamps on a roof terrace, two more come up the stairs. */
export function eventPolicyEvening(): Wall {
  const wall = plasteredWall('indigo', 213, 900, 640);
  stars(wall, 18, [20, 30], [300, 260]);
  groundLine(wall, FLOOR);
  house(wall);
  stairs(wall);
  lamps(wall);
  company(wall);
  latecomers(wall);
  return wall;
}

/** A filled house; its ornament has the wall's colour. */
function house(wall: Wall): void {
  const { left, right } = HOUSE;
  wall.shape(box([left - 8, FLOOR], [right, TERRACE]), { bow: 0 });
  counterchange(wall, () => {
    let frieze = '';
    for (let x = left + 46; x < right - 10; x += 26)
      frieze += `M${x} ${TERRACE + 42}l13 -20l13 20Z`;
    wall.fill(frieze);
    wall.ink(wallPattern('diamonds', left + 60, FLOOR - 14, 230, 168), 4);
    wall.shape(box([660, FLOOR], [736, FLOOR - 160]), { bow: 0 });
    wall.ink(`M648 ${FLOOR}V${FLOOR - 172}H748V${FLOOR}`, 4);
    wall.ink('M780 440h56v66h-56ZM808 440v66M780 473h56', 4);
  });
}

function stairs(wall: Wall): void {
  let outline = `M${stepMiddle(0) - TREAD / 2} ${FLOOR}`;
  for (let i = 0; i < STEPS; i++) outline += `V${stepY(i)}h${TREAD}`;
  wall.fill(`${outline}V${FLOOR}Z`);
}

function lamps(wall: Wall): void {
  const poles: [Point, Point] = [
    [352, 96],
    [854, 96],
  ];
  for (const top of poles) wall.pole([top[0], TERRACE], top, 6, { taper: 1 });
  const at = (t: number): Point => [mix(...poles, t)[0], 98 + 190 * t * (1 - t)];
  wall.ink(`M${Array.from({ length: 21 }, (_, i) => pointText(at(i / 20))).join('L')}`, 3);
  for (let i = 1; i < 9; i++) {
    const [x, y] = at(i / 9);
    wall.ink(segment([x, y], [x, y + 10]), 3);
    wall.dot([x, y + 21], 11, { color: wall.accent });
  }
}

function company(wall: Wall): void {
  const seated = {
    pose: 'chair',
    leftLeg: [66, -14],
    rightLeg: [88, -4],
    halo: 0.02,
    hem: false,
  } as const;
  for (const x of [416, 664, 790]) stool(wall, x, TERRACE, 52, 36);
  const atRest = { to: [8, 14], bend: 1 } as const;
  figure(wall, 416, TERRACE, 164, {
    ...seated,
    bun: true,
    lean: 8,
    rightArm: [60, 100],
    leftArm: atRest,
  });
  figure(wall, 540, TERRACE, 172, { tuft: true, rightArm: [76, 118], leftArm: [-40, 0] });
  figure(wall, 668, TERRACE, 164, {
    ...seated,
    face: -1,
    turban: true,
    lean: 8,
    rightArm: { to: [20, 6] },
    leftArm: atRest,
  });
  figure(wall, 792, TERRACE, 164, {
    ...seated,
    face: -1,
    braid: true,
    rightArm: [80, 140],
    leftArm: atRest,
  });
}

function latecomers(wall: Wall): void {
  const climbing = { leftLeg: [-14, -30], rightLeg: [40, -14], lean: 8, halo: 0.02 } as const;
  figure(wall, stepMiddle(4), stepY(4), 160, {
    ...climbing,
    bun: true,
    rightArm: [40, 80],
    leftArm: [-36, -16],
  });
  figure(wall, stepMiddle(1), stepY(1), 118, {
    ...climbing,
    child: true,
    tuft: true,
    rightArm: [80, 130],
  });
}
