const MAX_LINES = 6;
const MAX_CHARACTERS = 320;
/** Messages longer by up to this factor are shown in full. */
const TOLERANCE = 1.25;
/** Characters from the end within which a space is preferred as the place to cut. */
const MAX_WORD_LENGTH = 40;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** @returns the beginning of a long message; null if it is short enough to show in full */
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
  // Cuts between graphemes: हि is one, and so is a family of emoji.
  const ends = [...graphemes.segment(text.slice(0, 2 * MAX_CHARACTERS))].map(({ index }) => index);
  return text.slice(0, ends.findLast((end) => end <= MAX_CHARACTERS) || MAX_CHARACTERS);
}
