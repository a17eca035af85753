import { type Face, type Point, placed, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A treadle sewing machine on its table; gives back the needle, the table's ends and the treadle. */
export function sewingMachine(wall: Wall, x: number, y: number, size: number, face: Face = 1) {
  const at = placed(x, y, size, face);
  const spot = (a: number, b: number): Point => [x + a * size * face, y + b * size];
  const table = -0.74;
  wall.line([spot(-0.7, table), spot(0.7, table)], size * 0.06, { taper: 1 });
  wall.line(at('-0.52,-0.72 -0.36,-0.3 -0.56,0'), size * 0.036, { taper: 1 });
  wall.line(at('0.52,-0.72 0.36,-0.3 0.56,0'), size * 0.036, { taper: 1 });
  wall.ink(segment(spot(-0.4, -0.3), spot(0.4, -0.3)), size * 0.022);
  driveWheel(wall, spot(0.16, -0.34), size * 0.24);
  wall.line(at('-0.44,-0.02 0.14,-0.1'), size * 0.04, { taper: 1, smooth: 0 });
  wall.fill([
    wall.shapePath(at('0.24,-0.77 0.28,-1.2 0.44,-1.2 0.5,-0.77'), -0.02),
    wall.shapePath(at('-0.36,-1.2 -0.3,-1.26 0.42,-1.26 0.42,-1.1 -0.2,-1.12'), 0.01),
    wall.shapePath(at('-0.36,-1.22 -0.2,-1.2 -0.22,-0.98 -0.34,-0.98'), 0),
  ]);
  wall.ink(segment(spot(-0.28, -1), spot(-0.28, -0.8)), size * 0.026);
  wall.ink(segment(spot(0.06, -1.26), spot(0.06, -1.38)), size * 0.026);
  wall.dot(spot(0.06, -1.38), size * 0.04);
  wall.ring(spot(0.56, -1.12), size * 0.12, size * 0.036);
  return {
    needle: spot(-0.28, -0.8),
    near: spot(-0.7, table),
    far: spot(0.7, table),
    treadle: spot(-0.4, -0.06),
  };
}

function driveWheel(wall: Wall, hub: Point, radius: number): void {
  wall.ring(hub, radius, radius * 0.14);
  let spokes = '';
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2;
    spokes += segment(hub, [hub[0] + Math.cos(angle) * radius, hub[1] + Math.sin(angle) * radius]);
  }
  wall.ink(spokes, radius * 0.08);
}
