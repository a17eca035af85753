// Whether work grows with its input, or faster: counted in the processor time of the thread that answers
// everybody, which a busy machine does not change.

const TIMES = 4;
/** Four times the input in at most eight times the work: sixteen is the square. */
const MOST_GROWTH = 8;
/** Milliseconds of a request whatever its length. */
const USUAL = 2;
const TRIES = 3;

/** What patterns stumble over when it comes many times, and what may come behind it. */
export const IN_HEADERS = ['a', ' ', '/', '-', 'a.-', ',', '; a=', '"', '\\', '0', ':'];
/** Marks that no letter carries in this order are sorted by NFC. */
export const IN_TEXTS = ['a', ' ', '\r', '-', '.', 'a.-', '/', '0', '\u0301\u0316', '\u200d'];
const ENDS = ['', '!'];

/** @returns the texts of so many bytes whose work grew faster than they did, with the milliseconds */
export async function growingTexts(
  bytes: number,
  work: (text: string) => unknown,
  pieces: readonly string[] = IN_TEXTS,
): Promise<string[]> {
  const found: string[] = [];
  for (const piece of pieces) {
    for (const end of ENDS) {
      const long = piece.repeat(bytes / Buffer.byteLength(piece)) + end;
      if ((await milliseconds(() => work(long))) < MOST_GROWTH * USUAL) continue;
      const short = long.slice(0, long.length / TIMES) + end;
      const [few, many] = [await least(() => work(short)), await least(() => work(long))];
      if (many < MOST_GROWTH * Math.max(few, USUAL)) continue;
      found.push(`${JSON.stringify(piece)} … ${end}: ${few.toFixed()} ms, ${many.toFixed()} ms`);
    }
  }
  return found;
}

async function least(work: () => unknown): Promise<number> {
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
