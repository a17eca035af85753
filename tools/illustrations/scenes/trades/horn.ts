import type { Wall } from '../../drawing/wall.ts';

export function horn(wall: Wall): void {
  wall.shape(
    [
      [58, 146],
      [58, 112],
      [98, 108],
      [98, 150],
    ],
    { bow: 0 },
  );
  wall.shape(
    [
      [92, 108],
      [172, 60],
      [172, 196],
      [92, 150],
    ],
    { color: wall.accent, bow: -0.02 },
  );
  wall.pole([78, 148], [88, 198], 11, { taper: 1 });
  wall.ink(['M188 96q20 32 0 64', 'M206 82q32 46 0 92'], 5);
}
