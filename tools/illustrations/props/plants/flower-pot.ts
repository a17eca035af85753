import { placed } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export const POT_PLANTS = ['leaves', 'blades', 'ball'] as const;
export type PotPlant = (typeof POT_PLANTS)[number];

/** A clay pot with a rim, and what grows in it. */
export function flowerPot(wall: Wall, x: number, y: number, size: number, plant: PotPlant): void {
  const at = placed(x, y, size);
  if (plant === 'leaves') leaves(wall, x, y, size);
  if (plant === 'blades') blades(wall, x, y, size);
  if (plant === 'ball') ball(wall, x, y, size);
  wall.shape(at('-0.42,-0.72 0.42,-0.72 0.3,0 -0.3,0'), { bow: 0, halo: size * 0.1 });
  wall.shape(at('-0.52,-0.92 0.52,-0.92 0.5,-0.74 -0.5,-0.74'), { bow: 0, halo: size * 0.06 });
  wall.ink(`M${x - size * 0.34} ${y - size * 0.4}h${size * 0.68}`, size * 0.07, wall.ground);
}

function leaves(wall: Wall, x: number, y: number, size: number): void {
  const at = placed(x, y, size);
  wall.line(at('0,-0.8 0.02,-1.5 0,-2.3'), size * 0.09);
  const sides = ['-', ''].flatMap((sign) =>
    [1.2, 1.6, 2].map((up) =>
      wall.shapePath(
        at(`0,-${up} ${sign}0.3,-${up + 0.34} ${sign}0.66,-${up + 0.3} ${sign}0.36,-${up - 0.02}`),
        0.12,
      ),
    ),
  );
  wall.fill([...sides, wall.shapePath(at('0,-2.2 -0.14,-2.5 0,-2.8 0.14,-2.5'), 0.12)]);
}

function blades(wall: Wall, x: number, y: number, size: number): void {
  const at = placed(x, y, size);
  for (const tip of ['-0.8,-1.7', '-0.44,-2.2', '0,-2.5', '0.44,-2.2', '0.8,-1.7']) {
    const [side = '0'] = tip.split(',');
    wall.line(at(`0,-0.84 ${Number(side) * 0.3},-1.5 ${tip}`), size * 0.13, { taper: 0.2 });
  }
}

function ball(wall: Wall, x: number, y: number, size: number): void {
  wall.pole([x, y - size * 0.84], [x, y - size * 1.5], size * 0.1);
  const center = [x, y - size * 1.9] as const;
  wall.ring(center, size * 0.56, size * 0.08);
  const dots: string[] = [];
  for (let i = 0; i < 14; i++) {
    const angle = i * 2.4;
    const reach = size * 0.12 * Math.sqrt(i);
    dots.push(
      wall.dotPath(
        [center[0] + Math.cos(angle) * reach, center[1] + Math.sin(angle) * reach],
        size * 0.06,
      ),
    );
  }
  wall.fill(dots);
}
