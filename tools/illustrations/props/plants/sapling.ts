import type { Point } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const LEAVES = [
  { up: 0.45, side: -1 },
  { up: 0.58, side: 1 },
  { up: 0.75, side: -1 },
  { up: 0.86, side: 1 },
];

export function sapling(
  wall: Wall,
  x: number,
  y: number,
  size: number,
  { color }: { color?: string | undefined } = {},
): void {
  wall.pole([x, y], [x + wall.jitter(2), y - size], size * 0.07, { color });
  const leaves = LEAVES.map(({ up, side }) => {
    const rootY = y - size * up;
    const length = size * 0.42;
    return wall.shapePath(
      [
        [x, rootY],
        [x + side * length * 0.55, rootY - length * 0.5],
        [x + side * length, rootY - length * 0.42],
        [x + side * length * 0.6, rootY - length * 0.05],
      ],
      0.14,
    );
  });
  const bud: Point[] = [
    [x, y - size * 0.95],
    [x - size * 0.1, y - size * 1.15],
    [x, y - size * 1.38],
    [x + size * 0.1, y - size * 1.15],
  ];
  wall.fill([...leaves, wall.shapePath(bud, 0.12)], { color });
}
