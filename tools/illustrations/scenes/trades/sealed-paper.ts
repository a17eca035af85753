import { box, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export function sealedPaper(wall: Wall): void {
  wall.shape(box([74, 186], [186, 62]), { bow: 0 });
  wall.pole([60, 60], [200, 60], 14, { taper: 1 });
  const lines = [0, 1, 2, 3].map((row) =>
    segment([93, 92 + row * 20], [row === 3 ? 132 : 167, 92 + row * 20]),
  );
  wall.ink(lines, 5, wall.ground);
  wall.shape(
    [
      [152, 202],
      [158, 238],
      [168, 218],
      [182, 236],
      [182, 200],
    ],
    { color: wall.accent, bow: 0 },
  );
  wall.dot([167, 188], 27, { color: wall.accent, halo: 6 });
}
