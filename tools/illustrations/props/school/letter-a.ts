import type { Wall } from '../../drawing/wall.ts';

/** अ, the first letter, as an outline, so that no font is needed. */
const LETTER_A =
  'M41.3-67.1L73.2-67.1L73.2-55.9L63.2-55.9L63.2 0L49 0L49-23.2L38.3-23.2L38.3-22.5Q38.3-14.5 32.9-9.5Q27.4-4.5 16.6-4.5Q9.3-4.5 3-6.7L3-19.7Q9.4-16.3 15.9-16.3Q24.7-16.3 24.7-24.7Q24.7-27.9 22.7-29.8Q20.6-31.7 15.2-31.7L11.1-31.7L11.1-43.5L14.2-43.5Q22.5-43.5 22.5-49.7Q22.5-55.7 15.5-55.7Q10.4-55.7 5-53.2L5-65.9Q9.9-67.8 16.6-67.8Q26.2-67.8 31.4-63.5Q36.6-59.1 36.6-51.5Q36.6-46.3 33.9-42.6Q31.2-38.9 26.2-37.5Q30.4-36.9 33.3-34.6L49-34.6L49-55.9L41.3-55.9Z';

export function letterA(wall: Wall, x: number, y: number, scale: number, color: string): void {
  wall.put(
    `<path transform="translate(${x} ${y}) scale(${scale})" d="${LETTER_A}" fill="${color}"/>`,
  );
}
