import { type Face, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const SPOKES = 9;

/** A bicycle; gives back its seat and its handlebar. */
export function bicycle(wall: Wall, x: number, y: number, size: number, face: Face) {
  const unit = size / 100;
  const at = (a: number, b: number): Point => [x + a * unit * face, y + b * unit];
  const hubs = [at(-44, -25), at(44, -25)] as const;
  wheels(wall, hubs, unit);
  const [rear, front] = hubs;
  const seat = at(-20, -62);
  const crank = at(-4, -26);
  const handlebar = at(12, -82);
  const stem = at(31, -70);
  const frame = [
    segment(rear, crank),
    segment(rear, at(-17, -54)),
    segment(seat, crank),
    segment(crank, at(34, -54)),
    segment(at(-17, -54), at(33, -56)),
    segment(stem, front),
    segment(at(-28, -63), at(-12, -63)),
    segment(handlebar, stem),
  ];
  wall.ink(frame, 3.8 * unit);
  wall.ring(crank, 5 * unit, 2.4 * unit);
  return { seat, handlebar };
}

function wheels(wall: Wall, hubs: readonly Point[], unit: number): void {
  const radius = 25 * unit;
  for (const hub of hubs) wall.dot(hub, radius, { color: wall.ground });
  for (const hub of hubs) wall.ring(hub, radius, 3.6 * unit);
  let spokes = '';
  for (const hub of hubs) {
    for (let i = 0; i < SPOKES; i++) {
      const angle = (i / SPOKES) * 6.283 + 0.2;
      const rim: Point = [hub[0] + Math.cos(angle) * radius, hub[1] + Math.sin(angle) * radius];
      spokes += segment(hub, rim);
    }
  }
  wall.ink(spokes, 1.3 * unit);
}
