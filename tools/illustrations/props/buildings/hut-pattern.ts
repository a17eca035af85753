// Patterns on the walls of a hut.
import { pointText, segment } from '../../drawing/points.ts';

export const HUT_PATTERNS = ['chevrons', 'diamonds', 'stripes'] as const;
export type HutPattern = (typeof HUT_PATTERNS)[number];

export function wallPattern(
  pattern: HutPattern,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  if (pattern === 'chevrons') return chevrons(x, y, width, height);
  if (pattern === 'diamonds') return diamonds(x, y, width, height);
  return stripes(x, y, width, height);
}

function chevrons(x: number, y: number, width: number, height: number): string {
  let path = '';
  for (let row = 0; row < 4; row++) {
    const rowY = y - height * (0.14 + row * 0.22);
    let nextX = x + width * 0.06;
    path += `M${pointText([nextX, rowY])}`;
    for (let i = 0; nextX < x + width * 0.92; i++) {
      nextX += width * 0.044;
      path += `L${pointText([nextX, rowY - (i % 2 ? 0 : height * 0.1)])}`;
    }
  }
  return path;
}

function diamonds(x: number, y: number, width: number, height: number): string {
  const size = width * 0.04;
  let path = '';
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 8; i++) {
      const cx = x + width * (0.09 + i * 0.117);
      const cy = y - height * (0.2 + row * 0.29);
      path += `M${pointText([cx - size, cy])}L${pointText([cx, cy - size * 1.2])}`;
      path += `L${pointText([cx + size, cy])}L${pointText([cx, cy + size * 1.2])}Z`;
    }
  }
  return path;
}

function stripes(x: number, y: number, width: number, height: number): string {
  let path = '';
  for (let i = 1; i < 14; i++) {
    const lineX = x + (width * i) / 14;
    path += segment([lineX, y - height * 0.06], [lineX, y - height * 0.42]);
    path += segment([lineX - width * 0.02, y - height * 0.54], [lineX, y - height * 0.66]);
    path += segment([lineX, y - height * 0.66], [lineX + width * 0.02, y - height * 0.54]);
  }
  for (const up of [0.48, 0.76]) {
    path += segment([x + width * 0.03, y - height * up], [x + width * 0.97, y - height * up]);
  }
  return path;
}
