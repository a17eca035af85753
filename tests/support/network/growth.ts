// Checks that work grows no faster than its input, by the CPU time of the main thread, which a busy machine
// does not change.

const INPUT_FACTOR = 4;
/** Four times the input may take eight times the work; quadratic growth would be sixteen. */
const MAX_GROWTH = 8;
/** Milliseconds of any request, whatever its length. */
const BASELINE_MS = 2;
const TRIES = 10;

/** Pieces that regular expressions backtrack on when repeated. */
export const HEADER_PIECES = ['a', ' ', '/', '-', 'a.-', ',', '; a=', '"', '\\', '0', ':'];
/** The combining marks are out of canonical order, so NFC has to sort them. */
export const TEXT_PIECES = ['a', ' ', '\r', '-', '.', 'a.-', '/', '0', '\u0301\u0316', '\u200d'];
const ENDS = ['', '!'];

/** @returns texts of that size whose work grew too fast, with the milliseconds */
export async function growingTexts(
  bytes: number,
  work: (text: string) => unknown,
  pieces: readonly string[] = TEXT_PIECES,
): Promise<string[]> {
  const found: string[] = [];
  for (const piece of pieces) {
    for (const end of ENDS) {
      const long = piece.repeat(bytes / Buffer.byteLength(piece)) + end;
      if ((await milliseconds(() => work(long))) < MAX_GROWTH * BASELINE_MS) continue;
      const short = long.slice(0, long.length / INPUT_FACTOR) + end;
      const [few, many] = await fastestOf(
        () => work(short),
        () => work(long),
      );
      if (!growsTooFast(few, many)) continue;
      found.push(`${JSON.stringify(piece)} … ${end}: ${few.toFixed()} ms, ${many.toFixed()} ms`);
    }
  }
  return found;
}

/** @returns milliseconds of both, measured again while the second seems to grow too fast */
async function fastestOf(short: () => unknown, long: () => unknown): Promise<[number, number]> {
  let [few, many] = [Infinity, Infinity];
  for (let i = 0; i < TRIES && growsTooFast(few, many); i++) {
    few = Math.min(few, await milliseconds(short));
    many = Math.min(many, await milliseconds(long));
  }
  return [few, many];
}

const growsTooFast = (few: number, many: number): boolean =>
  !(many < MAX_GROWTH * Math.max(few, BASELINE_MS));

async function milliseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
