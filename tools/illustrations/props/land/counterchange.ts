import type { Wall } from '../../drawing/wall.ts';

/** Paints with the wall's two colours swapped: on cloth, on a page, on the belly of a pot. */
export function counterchange(wall: Wall, draw: () => void): void {
  const { ground, paint, groundY } = wall;
  wall.ground = paint;
  wall.paint = ground;
  wall.groundY = undefined;
  draw();
  wall.ground = ground;
  wall.paint = paint;
  wall.groundY = groundY;
}
