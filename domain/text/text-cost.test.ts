// What is read of strangers must cost as much as it is long: a text four times as long about four times as
// much. What costs its square is found by its growth, whatever the machine.
import { expect, test } from 'vitest';
import { documentKey } from '../surveys/other-document.ts';
import { isMadeOfNames } from '../volunteers/common-passwords.ts';
import { isEmail } from '../volunteers/email.ts';
import { cleanText, digitsOf, parseNumber, toSearchText } from './text.ts';

/** As long as a body of 64 KiB lets a text be. */
const LONGEST = 62_000;
const LINEAR = 4;
/** Far from what is linear, and from the 16 times of what is quadratic. */
const TOO_MUCH = 10;
/** Below two milliseconds the figures say nothing. */
const SHORTEST_US = 2000;

const hostile: Record<string, (length: number) => string> = {
  'marks out of order': (length) => `a${'\u0316\u0301'.repeat(length / 2)}`,
  'letters with marks': (length) => `a${'\u0316\u0301'.repeat(14)}`.repeat(length / 29),
  'spaces before an end': (length) => `a${' '.repeat(length - 2)}b`,
  'unseen characters': (length) => `a${'\u200b'.repeat(length)}`,
  'digits of another script': (length) => '᪙'.repeat(length),
  'groups of digits': (length) => `${'1,000'.repeat(length / 5)}x`,
  'hyphens and dots': (length) => `${'a.-'.repeat(length / 3)}`,
  'a domain without an end': (length) => `a@${'a-'.repeat(length / 2)}`,
};

/** In microseconds of this thread's processor time, which no other process makes longer. */
function costOf(run: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    run();
    return process.threadCpuUsage(before).user;
  });
  return Math.max(SHORTEST_US, Math.min(...times));
}

function expectLinear(read: (text: string) => unknown): void {
  for (const [what, make] of Object.entries(hostile)) {
    const [short, long] = [make(LONGEST / LINEAR), make(LONGEST)];
    const growth = costOf(() => read(long)) / costOf(() => read(short));
    expect(growth, what).toBeLessThan(TOO_MUCH);
  }
}

test.each(Object.entries({ cleanText, digitsOf, parseNumber, toSearchText, documentKey, isEmail }))(
  '%s costs what its text is long',
  (_, read) => expectLinear(read),
);

test('a password is looked up and compared with names at the cost of its length', () => {
  expectLinear((text) => isMadeOfNames(text, ['Asha']));
});
