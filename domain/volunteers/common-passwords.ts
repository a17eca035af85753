import { compose, toAsciiDigits } from '../text/text.ts';

/** Present only if PASSWORD_REFUSE_COMMON is on. */
export interface CommonPasswords {
  commonest: readonly string[];
  trustNames: readonly string[];
}

/** docs/operating.md lists them too. */
export const CONTEXT_NAMES = ['adhyay', 'अध्याय', 'trust', 'admin', 'volunteer'] as const;

export function isCommonPassword(password: string, { commonest }: CommonPasswords): boolean {
  return commonest.includes(foldCase(password));
}

/** True if the password has only these names; case, order, digits, signs and spaces are ignored. */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const letters = wordsOf(password).join('');
  const longestFirst = names.flatMap(wordsOf).sort((one, other) => other.length - one.length);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), letters);
  return letters !== '' && left.trim() === '';
}

// The same name is typed with joiners and without.
function wordsOf(text: string): string[] {
  const visible = foldCase(text).replace(/\p{Cf}/gu, '');
  return visible.match(/[\p{L}\p{M}]+/gu) ?? [];
}

function foldCase(text: string): string {
  return toAsciiDigits(compose(text, 'NFKC').toLowerCase());
}
