/** Letters from right to left, and the signs that turn a line around. */
const TURNING = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u202a-\u202e\u2066-\u2069]/;
const SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text that was typed, within a sentence of ours where no element can stand around it: in whichever
 * direction it runs, the words about it stay where they are.
 */
export function isolated(text: string): string {
  return TURNING.test(text) ? `\u2068${text.replace(SIGNS, '')}\u2069` : text;
}
