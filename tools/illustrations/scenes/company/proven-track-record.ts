import { figure } from '../../drawing/figure.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import { mix, type Point, pointAt, points, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { birds } from '../../props/animals/bird.ts';

const HILL = points('-40,680 -40,540 90,500 300,356 566,176 660,184 800,310 940,430 940,680');
const PATH = points('-30,622 800,584 300,456 736,346 500,252 596,184');
/** Leg of the path for each stone, and its position along the leg. */
const STONES = [
  [0, 0.56],
  [1, 0.03],
  [2, 0.03],
  [3, 0.04],
] as const;

/** People climb a winding path past its milestones; the first has reached the last stone. */
export function provenTrackRecord(): Wall {
  const wall = plasteredWall('lime', 202, 900, 640);
  wall.shape(HILL, { bow: -0.01 });
  path(wall);
  for (const [i, [leg, share]] of STONES.entries()) {
    stone(wall, onPath(leg, share), 62 - i * 8, i + 1, wall.ground);
  }
  climbers(wall);
  stone(wall, [624, 186], 62, 5, wall.accent);
  figure(wall, 576, 182, 112, { turban: true, rightArm: [110, 150], leftArm: [-120, -160] });
  birds(wall, [
    [180, 150, 26],
    [250, 112, 20],
    [110, 108, 16],
  ]);
  return wall;
}

/** The path gets narrower from bend to bend. */
function path(wall: Wall): void {
  for (let leg = 0; leg < PATH.length - 1; leg++) {
    wall.ink(segment(onPath(leg, 0), onPath(leg, 1)), 12 - leg * 1.6, wall.ground);
  }
}

function onPath(leg: number, share: number): Point {
  return mix(pointAt(PATH, leg), pointAt(PATH, leg + 1), share);
}

/** A rounded stone with as many marks as miles are behind it. */
function stone(wall: Wall, [x, y]: Point, size: number, marks: number, color: string): void {
  const half = size * 0.34;
  const rise = size * 0.64;
  wall.fill(
    `M${x - half} ${y}V${y - rise}Q${x - half} ${y - size * 1.1} ${x} ${y - size * 1.1}Q${x + half} ${y - size * 1.1} ${x + half} ${y - rise}V${y}Z`,
    { color },
  );
  let notches = '';
  for (let i = 0; i < marks; i++) {
    const up = y - size * 0.16 - i * size * 0.16;
    notches += `M${x - half * 0.6} ${up}H${x + half * 0.6}`;
  }
  wall.ink(notches, size * 0.07);
}

function climbers(wall: Wall): void {
  const light = { color: wall.ground, halo: 0, hem: false, pose: 'walk' } as const;
  const back = { ...light, face: -1 } as const;
  figure(wall, ...onPath(0, 0.2), 136, { ...light, bun: true, rightArm: [40, 70] });
  figure(wall, ...onPath(0, 0.31), 100, { ...light, child: true, braid: true });
  figure(wall, ...onPath(1, 0.2), 122, { ...back, turban: true, stick: true, rightArm: [44, 66] });
  figure(wall, ...onPath(1, 0.36), 112, { ...back, bun: true });
  figure(wall, ...onPath(2, 0.26), 96, { ...light, tuft: true, rightArm: [50, 96] });
  figure(wall, ...onPath(3, 0.26), 78, { ...back, bun: true });
}
