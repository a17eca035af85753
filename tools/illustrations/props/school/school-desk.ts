import { type Face, placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A bench and its desk on one frame, seen from the side; gives back the bench and the desk top. */
export function schoolDesk(wall: Wall, x: number, y: number, size: number, face: Face = 1) {
  const at = placed(x, y, size, face);
  wall.line(at('-0.5,0 0.62,0'), 6, { smooth: 0, taper: 1 });
  wall.line(at('-0.2,0 -0.2,-0.36'), 6, { smooth: 0, taper: 1 });
  wall.line(at('-0.46,-0.36 0.06,-0.36'), 8, { smooth: 0, taper: 1 });
  wall.line(at('0.46,0 0.46,-0.66'), 6, { smooth: 0, taper: 1 });
  wall.line(at('0.22,-0.62 0.74,-0.76'), 8, { smooth: 0, taper: 1 });
  return {
    bench: [x - 0.2 * size * face, y - 0.36 * size] as const,
    top: [x + 0.3 * size * face, y - 0.66 * size] as const,
  };
}
