import { createInterface } from 'node:readline/promises';
import { BackupError } from '#server/backup/backup-error.ts';
import type { Account } from '#server/backup/unsigned.ts';
import type { ConfirmUnsigned } from '#server/backup/verify-archive.ts';

const YES = 'yes';

/** @param isConfirmed the operator has agreed on the command line */
export const confirmOnTerminal =
  (isConfirmed: boolean): ConfirmUnsigned =>
  async (accounts) => {
    const inOrder = accounts.toSorted((a, b) => b.is_admin - a.is_admin);
    console.log(`
This archive is not signed with the keys of this folder. It has these accounts:

${inOrder.map(line).join('\n')}

Whoever wrote it may have set their passwords: afterwards give each admin a new one (reset-password).
`);
    if (isConfirmed) return true;
    if (!process.stdin.isTTY)
      throw new BackupError(
        'There is no terminal to ask on, and nothing was changed. To agree beforehand, add --yes.',
      );
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await prompt.question(`Type ${YES} to restore it: `).finally(prompt.close);
    return answer.trim() === YES;
  };

function line({ name, email, email_key, is_admin, status, deleted_at }: Account): string {
  const what = is_admin === 1 ? 'admin' : 'volunteer';
  const signInNote = email_key === email.toLowerCase() ? '' : `, signs in as ${escaped(email_key)}`;
  const state = deleted_at === null ? status : 'deleted';
  return `  ${what.padEnd(10)} ${state.padEnd(9)} ${escaped(name)} <${escaped(email)}>${signInNote}`;
}

/** A terminal obeys some control and invisible characters. */
const escaped = (text: string): string =>
  text.replace(
    /[^\P{C}\u200c\u200d]|[\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
