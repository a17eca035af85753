// Passwords that whoever guesses tries first: those that many people have, and those that are made of the
// names around an account.
import { compose, toAsciiDigits } from '../text/text.ts';

/** Known only where such passwords are refused: PASSWORD_REFUSE_COMMON. */
export interface CommonPasswords {
  /** In small letters. */
  commonest: readonly string[];
  /** What the trust calls itself. */
  trustNames: readonly string[];
}

/** What stands around every account, in docs/operating.md too. */
export const CONTEXT_NAMES = ['adhyay', 'अध्याय', 'trust', 'admin', 'volunteer'] as const;

export function isCommonPassword(password: string, { commonest }: CommonPasswords): boolean {
  return commonest.includes(foldCase(password));
}

/** Nothing but words of these names, in any order and case; digits, signs and spaces do not count. */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const letters = wordsOf(password).join('');
  const longestFirst = names.flatMap(wordsOf).sort((one, other) => other.length - one.length);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), letters);
  return letters !== '' && left.trim() === '';
}

/** Joiners are left out: one name is typed with them and without. */
function wordsOf(text: string): string[] {
  const visible = foldCase(text).replace(/\p{Cf}/gu, '');
  return visible.match(/[\p{L}\p{M}]+/gu) ?? [];
}

function foldCase(text: string): string {
  return toAsciiDigits(compose(text, 'NFKC').toLowerCase());
}
