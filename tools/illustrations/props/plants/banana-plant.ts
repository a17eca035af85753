import { type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const LEAVES = [-78, -46, -18, 14, 44, 76];

/** A banana plant: a thick stem and broad torn leaves that bow to both sides. */
export function bananaPlant(wall: Wall, x: number, y: number, height: number): void {
  const top: Point = [x, y - height * 0.62];
  wall.line([[x, y], [x + height * 0.01, y - height * 0.3], top], height * 0.055, { taper: 0.7 });
  for (const degrees of LEAVES) blade(wall, top, (degrees * Math.PI) / 180, height * 0.38);
}

function blade(wall: Wall, [x, y]: Point, angle: number, length: number): void {
  const at = (along: number, aside: number): Point => {
    const droop = along ** 2 * Math.abs(Math.sin(angle)) * 0.5;
    const right = Math.sin(angle) * along + Math.cos(angle) * aside;
    const up = Math.cos(angle) * along - Math.sin(angle) * aside - droop;
    return [x + right * length, y - up * length];
  };
  const edge = (side: number) =>
    [0.12, 0.34, 0.56, 0.78].map((along) => at(along, side * (0.115 - (along - 0.5) ** 2 * 0.3)));
  wall.shape([at(0, 0), ...edge(-1), at(1, 0), ...edge(1).reverse()], { bow: 0.02, halo: 5 });
  const rib = [0.05, 0.3, 0.6, 0.92].map((along) => pointText(at(along, 0)));
  wall.ink(`M${rib.join('L')}`, 2.4, wall.ground);
}
