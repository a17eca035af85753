/** Letters from right to left, and the signs that turn a line around. */
const RTL_OR_BIDI_CONTROL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u202a-\u202e\u2066-\u2069]/;
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text that was typed, within a sentence of ours where no element can stand around it: in whichever
 * direction it runs, the words about it stay where they are.
 */
export function bidiIsolate(text: string): string {
  return RTL_OR_BIDI_CONTROL.test(text) ? `\u2068${text.replace(BIDI_CONTROLS, '')}\u2069` : text;
}
