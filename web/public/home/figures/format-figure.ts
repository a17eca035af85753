interface CountedFigure {
  readonly value: number;
  readonly suffix: string;
}

/** @param progress of counting up, from 0 to 1 */
export function formatFigure({ value, suffix }: CountedFigure, progress = 1): string {
  return Math.round(value * progress).toLocaleString('en-IN') + suffix;
}
