// How much of a long message is shown before it is asked for.
const LINES = 6;
const CHARACTERS = 320;
/** A fold that hides less than this is not worth a press. */
const SLACK = 1.25;
/** The last space this near to the end is a better place to cut than the end. */
const WORD = 40;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** @returns the beginning of a long message; null of one that is short enough to be shown whole */
export function openingOf(message: string): string | null {
  const lines = message.split('\n');
  if (message.length <= CHARACTERS * SLACK && lines.length <= LINES * SLACK) return null;
  const first = lines.slice(0, LINES).join('\n');
  return `${cut(first).trimEnd()}…`;
}

function cut(text: string): string {
  if (text.length <= CHARACTERS) return text;
  const start = text.slice(0, CHARACTERS);
  const space = start.search(/\s\S*$/);
  if (space >= CHARACTERS - WORD) return start.slice(0, space);
  // Never through a letter and its signs: हि is one, and so is a family of emoji.
  const ends = [...letters.segment(text.slice(0, 2 * CHARACTERS))].map(({ index }) => index);
  return text.slice(0, ends.findLast((end) => end <= CHARACTERS) || CHARACTERS);
}
