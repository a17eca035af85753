// How much of a long message is shown before it is asked for.
const MAX_LINES = 6;
const MAX_CHARACTERS = 320;
/** A fold that hides less than this is not worth a press. */
const TOLERANCE = 1.25;
/** The last space this near to the end is a better place to cut than the end. */
const MAX_WORD_LENGTH = 40;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** @returns the beginning of a long message; null of one that is short enough to be shown whole */
export function excerptOf(message: string): string | null {
  const lines = message.split('\n');
  if (message.length <= MAX_CHARACTERS * TOLERANCE && lines.length <= MAX_LINES * TOLERANCE)
    return null;
  const first = lines.slice(0, MAX_LINES).join('\n');
  return `${cut(first).trimEnd()}…`;
}

function cut(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const start = text.slice(0, MAX_CHARACTERS);
  const space = start.search(/\s\S*$/);
  if (space >= MAX_CHARACTERS - MAX_WORD_LENGTH) return start.slice(0, space);
  // Never through a letter and its signs: हि is one, and so is a family of emoji.
  const ends = [...graphemes.segment(text.slice(0, 2 * MAX_CHARACTERS))].map(({ index }) => index);
  return text.slice(0, ends.findLast((end) => end <= MAX_CHARACTERS) || MAX_CHARACTERS);
}
