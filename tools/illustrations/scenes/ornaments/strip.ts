import { type BandRow, band } from '../../drawing/band.ts';
import { Wall } from '../../drawing/wall.ts';

const SIZE = 32;

/** A strip that repeats along the edge of a section. */
export function strip(paint: string, rows?: readonly BandRow[]): Wall {
  const height = Math.ceil(SIZE * 1.72);
  const wall = new Wall({ ground: 'rice', width: SIZE * 20, height, seed: 80 });
  wall.paint = paint;
  band(wall, height - SIZE * 0.2, rows ? { size: SIZE, rows } : { size: SIZE });
  return wall;
}
