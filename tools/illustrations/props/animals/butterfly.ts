import { placed, points } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

/** A butterfly seen from above. */
export function butterfly(wall: Wall, x: number, y: number, size: number): void {
  const right = placed(x, y, size);
  const left = placed(x, y, size, -1);
  const wings = ['0.08,-0.1 0.9,-0.8 0.8,-0.1', '0.08,0 0.66,0.1 0.5,0.66'];
  wall.fill(
    wings.flatMap((wing) => [wall.shapePath(right(wing), 0.04), wall.shapePath(left(wing), 0.04)]),
  );
  wall.pole([x, y - size * 0.5], [x, y + size * 0.6], size * 0.14);
  const feelers = points('0.3,-0.9 -0.3,-0.9').map(
    ([dx, dy]) => `M${x} ${y - size * 0.45}L${x + dx * size} ${y + dy * size}`,
  );
  wall.ink(feelers, size * 0.09);
}
