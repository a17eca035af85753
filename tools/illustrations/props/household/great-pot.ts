import { figure } from '../../drawing/figure.ts';
import { box, pointText, rounded } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

const DANCERS = 9;

/** A granary of a pot, in haldi, heaped with grain; a row of dancers is scratched into its belly. */
export function greatPot(wall: Wall, x: number, y: number, height: number): void {
  const at = (right: number, up: number) => pointText([x + right * height, y - up * height]);
  const color = wall.accent;
  heap(wall, x, y - height, height);
  const left = `M${at(-0.26, 0)}C${at(-0.86, 0.2)} ${at(-0.76, 0.78)} ${at(-0.26, 0.8)}`;
  const neck = `Q${at(-0.27, 0.9)} ${at(-0.34, 0.95)}L${at(0.34, 0.95)}Q${at(0.27, 0.9)} ${at(0.26, 0.8)}`;
  const right = `C${at(0.76, 0.78)} ${at(0.86, 0.2)} ${at(0.26, 0)}Z`;
  wall.fill(left + neck + right, { color, halo: 26 });
  const lip = box([x - height * 0.37, y - height * 0.93], [x + height * 0.37, y - height]);
  wall.shape(lip, { color, bow: 0, halo: 8 });
  belts(wall, x, y, height);
  for (let i = 0; i < DANCERS; i++) {
    figure(wall, x + (i - (DANCERS - 1) / 2) * height * 0.112, y - height * 0.19, height * 0.24, {
      bun: i % 2 === 0,
      tuft: i % 2 === 1,
      color: wall.ground,
      halo: 0,
      hem: false,
      leftArm: [-70, -50],
      rightArm: [70, 50],
    });
  }
}

/** Zigzags above and below the dancers, dots on the shoulder, triangles at the foot. */
function belts(wall: Wall, x: number, y: number, height: number): void {
  const half = height * 0.5;
  const step = height * 0.05;
  let lines = '';
  let dots = '';
  for (const [up, width] of [
    [0.52, half],
    [0.07, half * 0.66],
  ] as const) {
    const count = Math.round((width * 2) / step / 2) * 2;
    for (let i = 0; i <= count; i++) {
      const rise = i % 2 ? 0.06 : 0;
      const corner = pointText([x - width + (i * width * 2) / count, y - height * (up + rise)]);
      lines += `${i ? 'L' : 'M'}${corner}`;
    }
  }
  for (let i = -10; i <= 10; i++) {
    const lift = 0.68 - (i / 10) ** 2 * 0.02;
    dots += wall.dotPath([x + i * height * 0.042, y - height * lift], height * 0.011);
  }
  const edge = rounded(height * 0.26);
  lines += `M${rounded(x - edge)} ${rounded(y - height * 0.82)}h${2 * edge}`;
  wall.ink(lines, height * 0.013, wall.ground);
  wall.fill(dots, { color: wall.ground });
}

function heap(wall: Wall, x: number, y: number, height: number): void {
  const grain = height * 0.022;
  const grains: string[] = [];
  for (const [row, count] of [15, 12, 8, 4].entries()) {
    for (let i = 0; i < count; i++) {
      const right = (i - (count - 1) / 2) * grain * 2.1;
      grains.push(wall.dotPath([x + right, y - grain * (0.5 + row * 1.75)], grain));
    }
  }
  wall.fill(grains);
}
