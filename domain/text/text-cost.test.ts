// Functions that read strangers' text must take linear time: the growth of the cost from a text to one four
// times as long tells linear from quadratic, on any machine.
import { expect, test } from 'vitest';
import { isMadeOfNames } from '../volunteers/common-passwords.ts';
import { isEmail } from '../volunteers/email.ts';
import { normaliseDocumentNumber } from './document-number.ts';
import { cleanText, parseNumber, toSearchText, withoutDigitSeparators } from './text.ts';

/** Characters: about what a body of 64 KiB can hold. */
const LONGEST = 62_000;
const LINEAR = 4;
const TOO_MUCH = 10;
/** Microseconds: shorter times are too noisy to compare. */
const SHORTEST_US = 2000;
/** A busy processor slows single runs down: the fastest of so many counts. */
const ROUNDS = 12;

const hostile: Record<string, (length: number) => string> = {
  'marks out of order': (length) => `a${'\u0316\u0301'.repeat(length / 2)}`,
  'letters with marks': (length) => `a${'\u0316\u0301'.repeat(14)}`.repeat(length / 29),
  'marks with joiners': (length) => `${'\u0316\u0301'.repeat(15)}\u200d`.repeat(length / 31),
  'spaces before an end': (length) => `a${' '.repeat(length - 2)}b`,
  'invisible characters': (length) => `a${'\u200b'.repeat(length)}`,
  'digits of another script': (length) => '᪙'.repeat(length),
  'groups of digits': (length) => `${'1,000'.repeat(length / 5)}x`,
  'hyphens and dots': (length) => `${'a.-'.repeat(length / 3)}`,
  'a domain without an end': (length) => `a@${'a-'.repeat(length / 2)}`,
};

/** Microseconds of this thread's CPU time, so that other processes do not count. */
function costOf(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  return process.threadCpuUsage(before).user;
}

/** @returns how many times as much the long text costs; measured again while that is too much */
function growthOf(read: (text: string) => unknown, make: (length: number) => string): number {
  const [short, long] = [make(LONGEST / LINEAR), make(LONGEST)];
  let [few, many] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    few = Math.min(
      few,
      costOf(() => read(short)),
    );
    many = Math.min(
      many,
      costOf(() => read(long)),
    );
    if (many < TOO_MUCH * Math.max(SHORTEST_US, few)) break;
  }
  return many / Math.max(SHORTEST_US, few);
}

function expectLinear(read: (text: string) => unknown): void {
  for (const [what, make] of Object.entries(hostile)) {
    expect(growthOf(read, make), what).toBeLessThan(TOO_MUCH);
  }
}

test.each(
  Object.entries({
    cleanText,
    withoutDigitSeparators,
    parseNumber,
    toSearchText,
    normaliseDocumentNumber,
    isEmail,
  }),
)('%s takes time proportional to the length of the text', (_, read) => expectLinear(read));

test('password checks take time proportional to the password’s length', () => {
  expectLinear((text) => isMadeOfNames(text, ['Asha']));
});
