// A trust whose keys were changed once, with a kill at the last step, and its backup from before.
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { sealEvents } from '#server/audit-log/seals/seal-log.ts';
import { fingerprint } from '#server/vault/fingerprint.ts';
import { type KeyRing, keyText } from '#server/vault/keys.ts';
import { formatPaperKeys } from '#server/vault/paper-keys.ts';
import { meera } from '../app/api/people.ts';
import { documentsOfTrust, ritusGift } from '../app/donations.ts';
import { AADHAAR, aarav, sunita } from '../app/entries/entries.ts';
import { openTestApp } from '../app/test-app.ts';
import { submitEnquiry } from '../app/website/visitors.ts';
import { runCommand } from '../program/command.ts';
import type { BackupEnvironment } from './backup-environment.ts';
import { decryptedNumbers, readKeyFile } from './key-file.ts';
import { killAt } from './killed-at.ts';

export const VOTER = { other_document_type: 'voter_id', other_document_no: 'MHX0012345' };
export const CORRECTED = '041288309876';
export const FIRST_KEY = randomUUID();
export const first = { ...sunita, ...VOTER, volunteer_id: 1 };
const receiptRequest = {
  name: 'Ritu Malhotra',
  email: 'ritu@home.example',
  address: 'Pune',
  amount: '500',
  received_on: '2026-06-12',
  mode: 'UPI',
  reference: '77',
  pan: ritusGift.id_number,
};

type Variables = Record<string, string>;

export type RotatedTrust = Awaited<ReturnType<typeof openRotatedTrust>>;

export async function openRotatedTrust(environment: BackupEnvironment) {
  const commands = commandsIn(environment);
  const { run, start, change, keyFile, earlierFile } = commands;
  const testApp = await commands.openTrust();
  await record(testApp);
  const running = await change();
  expect([running.code, running.output]).toEqual([
    1,
    expect.stringMatching(/^(The|A) program is running on .*stop/),
  ]);
  await sealEvents(testApp.ctx);
  await testApp.close();
  const original = readKeyFile(keyFile());
  const backup = join(environment.dataDir, 'original.tar.zst');
  const sealedWith = `encrypted with the keys ${fingerprint(original)}.`;
  expect((await run('backup', [backup])).output).toContain(sealedWith);
  const backedUp = await start();
  expect(backedUp).toContainEqual([1, 1, AADHAAR, VOTER.other_document_no]);
  expect(backedUp).toHaveLength(3 + 5 + 2 + 1);

  expect((await change(killAt('before /keys'))).code).toBe(null);
  expect(readKeyFile(keyFile())).toEqual(original);
  expect(readKeyFile(earlierFile(original))).toEqual(original);
  const next = readKeyFile(keyFile('.new'));
  expect(await start()).toEqual(backedUp);
  expect(readKeyFile(keyFile())).toEqual(next);

  /** A kill before the last step leaves it like this. @returns the keys of keys.new, which the database has */
  const cutOff = (): KeyRing => {
    const present = readKeyFile(keyFile());
    writeFileSync(keyFile('.new'), keyText(present), { mode: 0o600 });
    writeFileSync(keyFile(), keyText(original));
    return present;
  };
  return { ...commands, original, backup, backedUp, cutOff };
}

function commandsIn(environment: BackupEnvironment) {
  const keyFile = (end = '') => join(environment.dataDir, `keys${end}`);
  const run = (name: string, args: string[] = [], variables: Variables = {}) =>
    runCommand(name, { variables: { ...environment.variables, ...variables }, args });
  return {
    run,
    keyFile,
    earlierFile: (keys: KeyRing) => keyFile(`.${fingerprint(keys).replaceAll(' ', '-')}`),
    type: (keys: KeyRing, args: string[] = []) =>
      runCommand('import-keys', {
        variables: environment.variables,
        args,
        input: formatPaperKeys(keys).join('\n'),
      }),
    start: (variables: Variables = {}) =>
      decryptedNumbers({ ...environment.variables, ...variables }),
    /** Backups are named by the second, and two rotations may come within one. */
    change: (variables: Variables = {}) => {
      rmSync(join(environment.dataDir, 'backups'), { recursive: true, force: true });
      return run('change-keys', [], variables);
    },
    openTrust: () => openTestApp(environment.variables, { documents: documentsOfTrust }),
  };
}

/** Sunita, whose number was corrected, a child, a deleted entry, two donations and a request for a receipt. */
async function record(testApp: Awaited<ReturnType<typeof openTestApp>>): Promise<void> {
  const admin = await meera(testApp);
  const headers = { 'idempotency-key': FIRST_KEY };
  await admin.call('createSurvey', { body: first, headers });
  await admin.call('updateSurvey', { id: 1, body: { ...first, aadhar_no: CORRECTED } });
  await admin.call('createSurvey', { body: { ...aarav, volunteer_id: 1 } });
  await admin.call('createSurvey', { body: { ...sunita, volunteer_id: 1 } });
  await admin.call('deleteSurvey', { id: 3 });
  const body = { ...ritusGift, different_from: [1] };
  for (const _ of [1, 2]) await admin.call('createDonation', { body });
  await admin.call('issueReceipt', { id: 1 });
  await submitEnquiry(testApp, receiptRequest, { path: '/f/receipt' });
}
