import { type Face, type Point, pointText, rounded, segment } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface WaveOptions {
  length: number;
  amplitude: number;
  weight?: number;
}

/** Rows of waves between two edges, every second row half a wave further on. */
export function waves(
  wall: Wall,
  [left, top]: Point,
  right: number,
  rows: number,
  gap: number,
  { length, amplitude, weight = 3 }: WaveOptions,
): void {
  const wave = `q${rounded(length / 4)} ${-amplitude} ${rounded(length / 2)} 0t${rounded(length / 2)} 0`;
  let path = '';
  for (let row = 0; row < rows; row++) {
    const start = left + (row % 2) * length * 0.5;
    path += `M${pointText([start, top + row * gap])}`;
    for (let x = start; x < right - length; x += length) path += wave;
  }
  wall.ink(path, weight);
}

export function fish(wall: Wall, x: number, y: number, size: number, face: Face): void {
  const at = (a: number, b: number): Point => [x + a * size * face, y + b * size];
  const mouth = pointText(at(0.6, 0));
  const tail = pointText(at(-0.5, 0));
  const body = `M${tail}Q${pointText(at(0, -0.5))} ${mouth}Q${pointText(at(0, 0.5))} ${tail}`;
  const fin = `L${pointText(at(-0.9, -0.25))}L${pointText(at(-0.9, 0.25))}Z`;
  const bones = segment(at(-0.1, -0.2), at(-0.1, 0.2)) + segment(at(0.12, -0.2), at(0.12, 0.2));
  wall.ink(body + fin + bones, size * 0.08);
  wall.dot(at(0.36, -0.03), size * 0.06);
}
