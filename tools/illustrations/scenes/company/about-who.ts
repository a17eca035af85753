import { figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { add, box, mix, onCircle, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { furrows } from '../../props/land/field.ts';
import { toolBearer } from '../../props/people/tool-bearer.ts';

const FLOOR = 506;

/** A field worker with a spade, a teacher, a lawyer and an engineer walk towards the day. */
export function aboutWho(): Wall {
  const wall = plasteredWall('neem', 217, 900, 640);
  risingSun(wall);
  groundLine(wall, FLOOR);
  furrows(wall, [0, FLOOR + 36], [900, 630], 4, { sprout: 12 });
  toolBearer(wall, 160, FLOOR, 290, 'spade', { turban: true });
  teacher(wall, 350);
  lawyer(wall, 530);
  engineer(wall, 720);
  return wall;
}

function risingSun(wall: Wall): void {
  const heart: Point = [640, FLOOR];
  wall.fill(`M${heart[0] - 150} ${FLOOR}A150 150 0 0 1 ${heart[0] + 150} ${FLOOR}Z`, {
    color: wall.accent,
  });
  let rays = '';
  for (let i = 0; i <= 36; i++) {
    const angle = Math.PI * (1 + i / 36);
    rays += segment(onCircle(heart, angle, 172), onCircle(heart, angle, i % 2 ? 196 : 214));
  }
  wall.ink(rays, 5, wall.accent);
}

function teacher(wall: Wall, x: number): void {
  const { rightHand } = figure(wall, x, FLOOR, 284, {
    pose: 'walk',
    bun: true,
    rightArm: { to: [19, -6] },
  });
  wall.shape(box(add(rightHand, [-14, -34]), add(rightHand, [32, 26])), { bow: 0, halo: 7 });
  wall.ink(segment(add(rightHand, [-5, -34]), add(rightHand, [-5, 26])), 3.4, wall.ground);
}

/** Two bands at the collar tell her trade. */
function lawyer(wall: Wall, x: number): void {
  const { neck, rightHand } = figure(wall, x, FLOOR, 288, {
    pose: 'walk',
    braid: true,
    rightArm: { to: [16, 4] },
  });
  wall.fill(
    [
      ...[-1, 1].map((side) =>
        wall.shapePath(
          [add(neck, [side * 2, 14]), add(neck, [side * 14, 54]), add(neck, [side * 3, 56])],
          0,
        ),
      ),
    ],
    { color: wall.ground },
  );
  wall.shape(box(add(rightHand, [-18, -14]), add(rightHand, [40, 22])), { bow: 0, halo: 7 });
}

function engineer(wall: Wall, x: number): void {
  const { rightHand, head, unit } = figure(wall, x, FLOOR, 290, {
    pose: 'walk',
    rightArm: { to: [24, -14] },
  });
  const r = 9 * unit;
  wall.fill(
    `M${head[0] - r} ${head[1] - 2 * unit}A${r} ${r} 0 0 1 ${head[0] + r} ${head[1] - 2 * unit}L${head[0] + r + 12} ${head[1] + 1}H${head[0] - r}Z`,
    { halo: 5 },
  );
  const staff: [Point, Point] = [
    [rightHand[0] + 4, FLOOR - 4],
    [rightHand[0] - 4, FLOOR - 330],
  ];
  wall.pole(...staff, 14, { taper: 1 });
  let marks = '';
  for (let i = 1; i < 14; i++)
    marks += segment(
      add(mix(...staff, i / 14), [-5, 0]),
      add(mix(...staff, i / 14), [i % 2 ? 0 : 5, 0]),
    );
  wall.ink(marks, 3, wall.ground);
}
