import { mix, type Point, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../household/pot.ts';

const MIRRORS = 18;
const TILT = -0.3;

/** A round solar cooker turned to a sun on its left, its pot where the light meets. */
export function sunDish(wall: Wall, x: number, y: number, radius: number, floor: number): void {
  const rim = (angle: number, share = 1): Point => {
    const along = Math.cos(angle) * radius * share;
    const across = Math.sin(angle) * radius * 0.48 * share;
    return [
      x + along * Math.cos(TILT) - across * Math.sin(TILT),
      y + along * Math.sin(TILT) + across * Math.cos(TILT),
    ];
  };
  const ring = Array.from({ length: 48 }, (_, i) => rim((i / 48) * 6.283));
  stand(wall, x, y, radius, floor);
  const belly: Point = [x + radius * 0.24, y + radius * 0.84];
  const bowl: Point[] = [
    rim(Math.PI),
    mix(rim(Math.PI), belly, 0.62),
    belly,
    mix(rim(0), belly, 0.5),
    rim(0),
  ];
  wall.mask(bowl);
  wall.line(bowl, 7, { taper: 1 });
  wall.shape(ring, { bow: 0, halo: 10 });
  let seams = '';
  for (let i = 0; i < MIRRORS; i++) {
    const angle = (i / MIRRORS) * 6.283;
    seams += segment(rim(angle, 0.24), rim(angle, 0.98));
  }
  wall.ink(seams, 3.4, wall.ground);
  wall.dot([x, y], radius * 0.3, { color: wall.ground });
  pot(wall, x, y + radius * 0.14, radius * 0.27, { color: wall.accent });
}

function stand(wall: Wall, x: number, y: number, radius: number, floor: number): void {
  const joint: Point = [x + radius * 0.2, y + radius * 0.7];
  for (const side of [-0.5, 0.8]) {
    wall.pole(joint, [x + side * radius, floor], 9, { taper: 1 });
  }
}
