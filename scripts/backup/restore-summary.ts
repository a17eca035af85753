import type { SincePart } from '#server/backup/reapply/since-backup.ts';
import type { RestoreResult } from '#server/backup/restore-backup.ts';
import { backupSummary, formatTime } from './backup-summary.ts';

const TO_REAPPLY: Record<SincePart, string> = {
  accounts: 'add the accounts again that were added',
  erasures: 'delete the entries again that were deleted for good',
  withdrawals: 'withdraw the consents again that were withdrawn',
  notices: 'publish the privacy notice again, or end it',
  enquiries: 'delete the queries again that were deleted for good',
  files: 'withdraw the PDFs again that were withdrawn',
  receipts: 'issue the receipts again that are on paper, in the order of their numbers',
};

export function restoreSummary(restored: RestoreResult): string {
  const { manifest, previousData, reEncrypted, unknownSince } = restored;
  const { accountsDeleted, erasedAgain, withdrawnAgain } = restored;
  const { enquiriesErasedAgain, filesWithdrawnAgain, lostReceipts } = restored;
  const paragraphs = [
    `${backupSummary(manifest)}

Everything is as it was on ${formatTime(manifest.made_at)}. Start the program now.
Everybody has to sign in again, with the passwords of that time. Rights and second factors are of that time, too:
look through the volunteers for those who were deactivated or deleted since, or lost a right.`,
  ];
  paragraphs.push(`
What came after that time is gone from the program: entries that no phone sends again, gifts, queries of visitors,
privacy requests, and the words of the website that were published or drafted since.`);
  if (lostReceipts.length > 0) {
    const count = lostReceipts.reduce((sum, each) => sum + each.count, 0);
    paragraphs.push(`
Receipts that were issued after that time: ${count}. They are on paper only, and their numbers will be given again:

${lostReceipts.map(({ first, last }) => `  ${first === last ? first : `${first} to ${last}`}`).join('\n')}

Record those gifts again and issue their receipts in this order, before any new one.`);
  }
  if (accountsDeleted > 0) {
    paragraphs.push(`
Accounts that were added after that time: ${accountsDeleted}. They are deleted accounts now. Restore them on the desk,
instead of adding them again: their phones can then send what waits on them.`);
  }
  if (withdrawnAgain > 0) {
    paragraphs.push(
      `Entries whose people withdrew their consent after that time: ${withdrawnAgain}. They are deleted again.`,
    );
  }
  if (erasedAgain > 0) {
    paragraphs.push(`
Entries that were deleted for good after that time, and are so again: ${erasedAgain}.`);
  }
  if (enquiriesErasedAgain > 0) {
    paragraphs.push(`
Queries that were deleted for good after that time, and are so again: ${enquiriesErasedAgain}.`);
  }
  if (filesWithdrawnAgain > 0) {
    paragraphs.push(`
PDFs of the website that were withdrawn after that time, and are so again: ${filesWithdrawnAgain}.`);
  }
  if (unknownSince.length > 0) {
    paragraphs.push(`
The previous data is too damaged to say what happened since then. By the trust’s own list of requests:

${unknownSince.map((part) => `  ${TO_REAPPLY[part]}`).join('\n')}`);
  }
  paragraphs.push(`
Pictures that were deleted for good after that time are back. Delete again those that
somebody asked you to erase.`);
  if (reEncrypted) {
    paragraphs.push(`
It was encrypted with ${reEncrypted.earlier}; the numbers are encrypted with the keys of this
machine now, ${reEncrypted.current}. Compare this fingerprint with the paper in the safe. If they differ, the
paper does not open the numbers: run export-keys, and put what it prints into the safe.`);
  }
  if (previousData) {
    paragraphs.push(`
The previous data is kept here; delete it when you no longer need it:

  ${previousData}
`);
  }
  return paragraphs.join('\n');
}
