// Whether work grows with its input, or faster: counted in the processor time of the thread that answers
// everybody, which a busy machine does not change.

const INPUT_FACTOR = 4;
/** Four times the input in at most eight times the work: sixteen is the square. */
const MAX_GROWTH = 8;
/** Milliseconds of a request whatever its length. */
const BASELINE_MS = 2;
const TRIES = 3;

/** What patterns stumble over when it comes many times, and what may come behind it. */
export const HEADER_PIECES = ['a', ' ', '/', '-', 'a.-', ',', '; a=', '"', '\\', '0', ':'];
/** Marks that no letter carries in this order are sorted by NFC. */
export const TEXT_PIECES = ['a', ' ', '\r', '-', '.', 'a.-', '/', '0', '\u0301\u0316', '\u200d'];
const ENDS = ['', '!'];

/** @returns the texts of so many bytes whose work grew faster than they did, with the milliseconds */
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
      const [few, many] = [await fastestOf(() => work(short)), await fastestOf(() => work(long))];
      if (many < MAX_GROWTH * Math.max(few, BASELINE_MS)) continue;
      found.push(`${JSON.stringify(piece)} … ${end}: ${few.toFixed()} ms, ${many.toFixed()} ms`);
    }
  }
  return found;
}

async function fastestOf(work: () => unknown): Promise<number> {
  const tries: number[] = [];
  for (let i = 0; i < TRIES; i++) tries.push(await milliseconds(work));
  return Math.min(...tries);
}

async function milliseconds(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
