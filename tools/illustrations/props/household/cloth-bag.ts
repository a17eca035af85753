import { placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export type BagPrint = 'triangles' | 'dots' | 'waves';

/** A cloth bag hanging by its handles from the given spot. */
export function clothBag(wall: Wall, x: number, y: number, size: number, print: BagPrint): void {
  const at = placed(x, y, size / 100);
  const unit = size / 100;
  wall.ink(
    `M${x - 26 * unit} ${y + 44 * unit}Q${x} ${y - 44 * unit} ${x + 26 * unit} ${y + 44 * unit}`,
    4.4,
  );
  wall.shape(at('-50,42 50,42 56,150 -56,150'), { bow: 0.02 });
  const marks: string[] = [];
  for (const row of [78, 116]) {
    for (const column of [-28, 0, 28]) {
      const [left, top] = [x + column * unit, y + row * unit];
      if (print === 'dots') marks.push(wall.dotPath([left, top], 8 * unit));
      else
        marks.push(
          `M${left - 11 * unit} ${top + 9 * unit}l${11 * unit} ${-20 * unit}l${11 * unit} ${20 * unit}`,
        );
    }
  }
  if (print === 'waves') wall.ink(marks, 3, wall.ground);
  else wall.fill(marks, { color: wall.ground });
}
