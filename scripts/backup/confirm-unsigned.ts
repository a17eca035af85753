// What somebody is shown and asked who puts back an archive that is not signed.
import { createInterface } from 'node:readline/promises';
import { ArchiveRefused } from '#server/backup/backup-error.ts';
import type { ConfirmUnsigned } from '#server/backup/check-restorable.ts';
import type { Account } from '#server/backup/unsigned.ts';

const YES = 'yes';

/** @param isSaid that it is agreed to, in the command itself */
export const askWhetherTrusted =
  (isSaid: boolean): ConfirmUnsigned =>
  async (accounts) => {
    const inOrder = accounts.toSorted((a, b) => b.is_admin - a.is_admin);
    console.log(`
This archive is not signed by keys that are here. These accounts are in it:

${inOrder.map(line).join('\n')}

Whoever wrote it may have set their passwords: afterwards give each admin a new one (reset-password).
`);
    if (isSaid) return true;
    if (!process.stdin.isTTY)
      throw new ArchiveRefused(
        'Nobody is here to agree, and nothing was changed: --yes, written behind it, does.',
      );
    const asking = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await asking.question(`Type ${YES} to put it back: `).finally(asking.close);
    return answer.trim() === YES;
  };

function line({ name, email, email_key, is_admin, status, deleted_at }: Account): string {
  const what = is_admin === 1 ? 'admin' : 'volunteer';
  const signsIn = email_key === email.toLowerCase() ? '' : `, signs in as ${shown(email_key)}`;
  const state = deleted_at === null ? status : 'deleted';
  return `  ${what.padEnd(10)} ${state.padEnd(9)} ${shown(name)} <${shown(email)}>${signsIn}`;
}

/** A terminal obeys some characters, and others cannot be seen: their numbers can. */
const shown = (text: string): string =>
  text.replace(
    /[^\P{C}\u200c\u200d]|[\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
