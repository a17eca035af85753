import { figure } from '../../drawing/figure.ts';
import { onCircle, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const SEATS = 6;

/** The wooden wheel of a village fair, with somebody in every swing. */
export function bigWheel(wall: Wall, x: number, y: number, radius: number): void {
  const hub: Point = [x, y - radius * 1.36];
  for (const side of [-1, 1]) {
    wall.pole([x + side * radius * 0.62, y], [hub[0] - side * 8, hub[1] - 16], 10, { taper: 1 });
  }
  wall.ring(hub, radius, 5);
  wall.ring(hub, radius * 0.93, 3);
  let spokes = '';
  for (let i = 0; i < SEATS * 2; i++) {
    spokes += segment(hub, onCircle(hub, (i / (SEATS * 2)) * Math.PI * 2, radius));
  }
  wall.ink(spokes, 3.4);
  wall.dot(hub, radius * 0.09, { halo: 6 });
  for (let i = 0; i < SEATS; i++) {
    swing(wall, onCircle(hub, ((i + 0.5) / SEATS) * Math.PI * 2, radius), radius * 0.4, i);
  }
}

function swing(wall: Wall, hook: Point, size: number, i: number): void {
  const [x, y] = hook;
  const board = y + size * 0.72;
  wall.mask([hook, [x + size * 0.44, board], [x - size * 0.44, board]]);
  figure(wall, x, board, size * 0.9, {
    child: true,
    pose: 'sit',
    braid: i % 2 === 0,
    tuft: i % 2 === 1,
    halo: 0.08,
    leftArm: { to: [-24, -20] },
    rightArm: { to: [24, -20] },
  });
  wall.ink(segment(hook, [x - size * 0.4, board]) + segment(hook, [x + size * 0.4, board]), 3);
  wall.shape(
    [
      [x - size * 0.46, board - size * 0.1],
      [x + size * 0.46, board - size * 0.1],
      [x + size * 0.36, board + size * 0.14],
      [x - size * 0.36, board + size * 0.14],
    ],
    { bow: 0.03 },
  );
  wall.dot(hook, 6);
}
