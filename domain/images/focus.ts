// The point that stays visible where a page crops a picture: "30 70" is 30 % from the left, 70 % from the top.

export const FOCUS_STEP = 10;

const STEPS = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, step) => step * FOCUS_STEP);

export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

export const CENTRE: FocusPoint = { x: 50, y: 50 };

export const FOCUSES: readonly string[] = STEPS.flatMap((x) => STEPS.map((y) => focusOf({ x, y })));

export function focusOf({ x, y }: FocusPoint): string {
  return `${nearestStep(x)} ${nearestStep(y)}`;
}

export function pointOf(focus: string): FocusPoint {
  const [x, y] = focus.split(' ').map(Number);
  return x === undefined || y === undefined ? CENTRE : { x, y };
}

function nearestStep(percent: number): number {
  const inside = Math.min(Math.max(percent, 0), 100);
  return Math.round(inside / FOCUS_STEP) * FOCUS_STEP;
}
