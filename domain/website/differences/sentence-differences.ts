import { markOf, withoutBlockMarks } from '../text/blocks.ts';
import { linksIn } from '../text/links-in-text.ts';
import { plainText } from '../text/plain-text.ts';
import { align } from './align.ts';

export interface Piece {
  readonly text: string;
  readonly changed: boolean;
}

export interface SentenceDifference {
  readonly before: readonly Piece[] | null;
  readonly after: readonly Piece[] | null;
}

/** Sentences in English, Hindi and Marathi, and lines. The number of a list's item ends none. */
const BETWEEN_SENTENCES = /(?<=[.!?।]["”’)]*)(?<!^\p{Nd}{1,2}[.)])\s+|\n+/mu;
const WORD = /\s+|[^\s]+/gu;

export function sentenceDifferences(before: string, after: string): SentenceDifference[] {
  const [old, now] = [sentencesOf(before), sentencesOf(after)];
  return align(old, now).flatMap((run) =>
    run.kind === 'same'
      ? []
      : pairs(itemsAt(old, run.before), itemsAt(now, run.after)).map(([one, other]) =>
          differenceOf(one, other),
        ),
  );
}

type Pair = readonly [before: string | undefined, after: string | undefined];

/** Each sentence of the shorter side gets the most similar one of the other, in order. */
function pairs(before: readonly string[], after: readonly string[]): Pair[] {
  if (before.length > after.length) {
    return pairs(after, before).map(([one, other]) => [other, one]);
  }
  const found: Pair[] = [];
  let next = 0;
  for (const [rank, sentence] of before.entries()) {
    const last = after.length - (before.length - rank);
    const choices = after.slice(next, last + 1);
    const likeness = choices.map((choice) => commonWords(sentence, choice));
    const best = next + likeness.indexOf(Math.max(...likeness));
    for (const added of after.slice(next, best)) found.push([undefined, added]);
    found.push([sentence, after[best]]);
    next = best + 1;
  }
  for (const added of after.slice(next)) found.push([undefined, added]);
  return found;
}

function itemsAt(list: readonly string[], indexes: readonly number[]): string[] {
  return indexes.flatMap((index) => list[index] ?? []);
}

function commonWords(one: string, other: string): number {
  const words = new Set(wordsOf(one));
  return wordsOf(other).filter((word) => word.trim() !== '' && words.has(word)).length;
}

/** Marks are dropped unless only these differ, or a link leads somewhere new. */
function differenceOf(
  marked: string | undefined,
  markedAfter: string | undefined,
): SentenceDifference {
  const hasSameMark = markOf(marked ?? '') === markOf(markedAfter ?? '');
  const [plain, plainAfter] = [marked, markedAfter].map(
    (text) => text && plainText(hasSameMark ? withoutBlockMarks(text) : text),
  );
  const known = linksIn(marked ?? '');
  const isNew = (to: string) => !known.includes(to);
  const isMarked = plain === plainAfter || linksIn(markedAfter ?? '').some(isNew);
  const [before, after] = isMarked ? [marked, markedAfter] : [plain, plainAfter];
  if (before === undefined || after === undefined) {
    return { before: before ? [whole(before)] : null, after: after ? [whole(after)] : null };
  }
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const runs = align(old, now);
  const isKept = runs.some((run) => run.kind === 'same' && old[run.before]?.trim() !== '');
  if (!isKept) return { before: [whole(before)], after: [whole(after)] };
  return {
    before: piecesOf(
      runs.map((run) => [run.kind === 'same' ? [run.before] : run.before, run.kind]),
      old,
    ),
    after: piecesOf(
      runs.map((run) => [run.kind === 'same' ? [run.after] : run.after, run.kind]),
      now,
    ),
  };
}

function piecesOf(
  runs: readonly (readonly [readonly number[], 'same' | 'change'])[],
  words: readonly string[],
): Piece[] {
  const pieces = runs.map(([indexes, kind]) => ({
    text: indexes.map((index) => words[index]).join(''),
    changed: kind === 'change',
  }));
  return joinPieces(pieces.filter(({ text }) => text !== ''));
}

/** A space between two changed words belongs to the change. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = joined.at(-1);
    const isBetweenChanges =
      !piece.changed && piece.text.trim() === '' && last?.changed && pieces[index + 1]?.changed;
    if (last && (isBetweenChanges || last.changed === piece.changed)) {
      joined[joined.length - 1] = { text: last.text + piece.text, changed: last.changed };
    } else joined.push(piece);
  }
  return joined;
}

function whole(text: string): Piece {
  return { text, changed: false };
}

function sentencesOf(text: string): string[] {
  return text
    .split(BETWEEN_SENTENCES)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}
