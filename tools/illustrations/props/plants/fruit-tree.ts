import { onCircle, type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface FruitTreeOptions {
  /** Half the width of the crown. */
  reach: number;
  fruits: number;
  color?: string;
}

const RINGS = 6;

/** A tree with a round crown of single leaves, fruit hanging between them. */
export function fruitTree(
  wall: Wall,
  x: number,
  y: number,
  height: number,
  { reach, fruits, color = wall.paint }: FruitTreeOptions,
): void {
  const deep = height * 0.33;
  const heart: Point = [x, y - height + deep];
  trunk(wall, x, y, heart);
  let leaves = '';
  for (let ring = 1; ring <= RINGS; ring++) {
    const share = (ring - 0.4) / (RINGS - 0.4);
    const count = Math.round(2 + 4.6 * ring);
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 6.283 + ring * 0.4 + wall.jitter(0.06);
      const [right, down] = onCircle([0, 0], angle, share);
      const root: Point = [heart[0] + right * reach, heart[1] + down * deep];
      leaves += leaf(root, angle, height * 0.052);
    }
  }
  wall.fill(leaves, { halo: 5 });
  for (let i = 0; i < fruits; i++) {
    const [right, down] = onCircle([0, 0], i * 2.4, 0.2 + 0.68 * Math.sqrt(i / fruits));
    const fruit: Point = [heart[0] + right * reach, heart[1] + down * deep + 8];
    wall.dot(fruit, height * 0.022, { color, halo: 7 });
  }
}

function trunk(wall: Wall, x: number, y: number, heart: Point): void {
  const height = y - heart[1];
  for (const side of [-2, -1, 0, 1, 2]) {
    const strand: Point[] = [
      [x + side * height * 0.05, y],
      [x + side * height * 0.03, y - height * 0.4],
      [x + side * height * 0.07, heart[1] + height * 0.1],
    ];
    wall.line(strand, height * 0.03);
  }
}

function leaf(root: Point, angle: number, size: number): string {
  const tip = onCircle(root, angle, size * 1.5);
  const left = onCircle(root, angle - 0.7, size * 0.9);
  const right = onCircle(root, angle + 0.7, size * 0.9);
  return `M${pointText(root)}Q${pointText(left)} ${pointText(tip)}Q${pointText(right)} ${pointText(root)}Z`;
}
