import { box, type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A closed letter; x, y is its middle. */
export function envelope(wall: Wall, x: number, y: number, width: number): void {
  const [half, rise] = [width / 2, width * 0.33];
  wall.shape(box([x - half, y + rise], [x + half, y - rise]), { bow: 0, halo: 8 });
  const flap: Point[] = [
    [x - half + 3, y - rise + 3],
    [x, y + rise * 0.18],
    [x + half - 3, y - rise + 3],
  ];
  wall.ink(`M${flap.map(pointText).join('L')}`, Math.max(2.4, width * 0.04), wall.ground);
  wall.dot([x, y + rise * 0.2], width * 0.08, { color: wall.ground });
}
