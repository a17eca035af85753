import type { GroundName } from '../../drawing/grounds.ts';
import { onCircle, type Point } from '../../drawing/points.ts';
import { Wall } from '../../drawing/wall.ts';

const CENTER: Point = [200, 200];
const TEETH = 40;

/** A ring of triangles that waits for a portrait. */
export function medallion(ground: GroundName): Wall {
  const wall = new Wall({ ground, width: 400, height: 400, seed: 70 });
  const { paint, accent } = wall;
  wall.dot(CENTER, 196, { color: wall.ground });
  let teeth = '';
  let seeds = '';
  let beads = '';
  for (let i = 0; i < TEETH; i++) {
    const angle = (i / TEETH) * 6.2832;
    const half = 0.07;
    const tooth = [
      onCircle(CENTER, angle - half, 162),
      onCircle(CENTER, angle, 188),
      onCircle(CENTER, angle + half, 162),
    ];
    teeth += wall.shapePath(tooth, 0);
    seeds += wall.dotPath(onCircle(CENTER, angle + 0.0785, 180), 2.8);
    beads += wall.dotPath(onCircle(CENTER, angle, 141), 2.4);
  }
  wall.fill(teeth, { color: paint });
  wall.fill(seeds, { color: accent });
  wall.fill(beads, { color: paint });
  wall.ring(CENTER, 156, 4, paint);
  wall.ring(CENTER, 130, 2.5, paint);
  return wall;
}
