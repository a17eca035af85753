const RTL_OR_BIDI_CONTROL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u202a-\u202e\u2066-\u2069]/;
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Isolates typed text inside a sentence, where no element can, so that it cannot reorder other words. */
export function bidiIsolate(text: string): string {
  return RTL_OR_BIDI_CONTROL.test(text) ? `\u2068${text.replace(BIDI_CONTROLS, '')}\u2069` : text;
}
